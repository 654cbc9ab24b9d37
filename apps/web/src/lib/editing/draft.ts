import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { z } from 'zod'
import {
  countDeviceClears,
  readJson,
  removeEntry,
  type StorageKey,
  type StorageProblem,
  type WriteOutcome,
  writeJson,
} from '../browser-storage.ts'

export const draftShape = {
  /** The version that the draft is based on; undefined for a new document. */
  version: z.int().optional(),
  /** When that version was written; undefined in drafts of earlier releases. */
  updated_at: z.iso.datetime().optional(),
  /** When the draft was stored. */
  savedAt: z.iso.datetime(),
}

type DraftFacts = z.infer<z.ZodObject<typeof draftShape>>
export type Draft<Text> = Text & DraftFacts
type Base = Pick<DraftFacts, 'updated_at' | 'version'>

/** Returns whether the stored document has changed since the draft was started. */
export function isOutdated(draft: Base, { version, updated_at }: Base): boolean {
  return draft.version !== version || (draft.updated_at ?? updated_at) !== updated_at
}

/** Stores an account's draft of a document in this browser. Ignores entries that do not match the schema. */
export interface DraftStore<Text> {
  read(): Draft<Text> | undefined
  write(draft: Draft<Text>): WriteOutcome
  remove(): void
}

export function createDraftStore<Text>(key: StorageKey, schema: z.ZodType<Draft<Text>>): DraftStore<Text> {
  const clearCount = countDeviceClears()
  return {
    read: () => readJson(key, (json) => schema.safeParse(json).data),
    // After a sign-out, an editor that is still open must not store its text on the cleared device.
    write: (draft) => (countDeviceClears() === clearCount ? writeJson(key, draft) : { ok: true }),
    remove: () => void removeEntry(key),
  }
}

/** How long typing must pause before the draft is stored, in milliseconds. */
const rest = 1_000

interface Drafted<Text> {
  /** Must be the same object in every render while the same text is edited. */
  store: DraftStore<Text>
  /** Undefined for a new document. */
  stored: Base | undefined
  text: Text
  /** The text before the user's changes. */
  start: Text
  same: (one: Text, other: Text) => boolean
  dirty: boolean
}

/**
 * Stores unsaved text in this browser, and offers to restore an earlier draft. Does not overwrite that draft until the
 * user restores or discards it.
 */
export function useDraft<Text extends object>({ store, stored, text, start, same, dirty }: Drafted<Text>) {
  const [found, setFound] = useState<Draft<Text> | undefined>(() => {
    const draft = store.read()
    return draft && !same(draft, start) ? draft : undefined
  })
  const [problem, setProblem] = useState<StorageProblem>()
  const waiting = useRef<() => void>(undefined)
  /** Whether this editor has written or restored the stored draft. */
  const isOwn = useRef(false)

  const { version, updated_at } = stored ?? {}

  const keep = useCallback(
    (kept: Text): Draft<Text> => {
      const draft = { ...kept, version, updated_at, savedAt: new Date().toISOString() }
      const outcome = store.write(draft)
      isOwn.current = true
      setProblem(outcome.ok ? undefined : outcome.problem)
      return draft
    },
    [store, version, updated_at],
  )

  const discard = useCallback(() => {
    waiting.current = undefined
    isOwn.current = false
    store.remove()
    setFound(undefined)
  }, [store])

  useEffect(() => {
    if (found) return
    if (!dirty) {
      // The user has undone all changes. Keep the draft if only another tab has written it.
      if (isOwn.current) discard()
      waiting.current = undefined
      return
    }
    const write = () => {
      waiting.current = undefined
      keep(text)
    }
    waiting.current = write
    const timer = setTimeout(write, rest)
    return () => clearTimeout(timer)
  }, [dirty, found, keep, text, discard])

  // When the user leaves before typing has paused, store the draft at once. A layout effect's cleanup runs in the
  // commit that shows the next page. A regular effect's cleanup could run too late, after the tab has been closed.
  useLayoutEffect(() => {
    const flush = () => waiting.current?.()
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [])

  return {
    found,
    problem,
    /** Removes the stored draft. */
    discard,
    accept: () => {
      isOwn.current = true
      setFound(undefined)
    },
    /** Stores the given text as a draft and offers to restore it. */
    offer: (aside: Text) => {
      waiting.current = undefined
      setFound(keep(aside))
    },
  }
}
