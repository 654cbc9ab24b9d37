import { useCallback, useEffect, useRef, useState } from 'react'
import type { StorageProblem } from '../browser-storage.ts'
import type { Draft, DraftStore } from './draft.ts'

/** How long the writer rests before the draft is kept, in milliseconds. */
const rest = 1_000

interface Drafted<Text> {
  /** The same one for as long as the same text is written. */
  store: DraftStore<Text>
  version: number | undefined
  text: Text
  /** The text without the writer's changes. */
  start: Text
  same: (one: Text, other: Text) => boolean
  dirty: boolean
}

/**
 * Keeps unsaved text in this browser, and finds it again. While a draft that was found waits for a decision, nothing is
 * written over it.
 */
export function useDraft<Text extends object>({ store, version, text, start, same, dirty }: Drafted<Text>) {
  const [found, setFound] = useState<Draft<Text> | undefined>(() => {
    const draft = store.read()
    return draft && !same(draft, start) ? draft : undefined
  })
  const [problem, setProblem] = useState<StorageProblem>()
  const waiting = useRef<() => void>(undefined)

  const keep = useCallback(
    (kept: Text): Draft<Text> => {
      const draft = { ...kept, ...(version !== undefined && { version }), savedAt: new Date().toISOString() }
      const outcome = store.write(draft)
      setProblem(outcome.ok ? undefined : outcome.problem)
      return draft
    },
    [store, version],
  )

  useEffect(() => {
    if (!dirty || found) return
    const write = () => {
      waiting.current = undefined
      keep(text)
    }
    waiting.current = write
    const timer = setTimeout(write, rest)
    return () => clearTimeout(timer)
  }, [dirty, found, keep, text])

  // Whoever leaves in the middle of a word finds that word too.
  useEffect(() => {
    const flush = () => waiting.current?.()
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [])

  const forget = useCallback(() => {
    waiting.current = undefined
    store.remove()
    setFound(undefined)
  }, [store])

  return {
    found,
    problem,
    /** The draft is in use, or not wanted any longer, or saved. */
    forget,
    accept: () => setFound(undefined),
    /** Sets this text aside, and offers it. */
    offer: (aside: Text) => {
      waiting.current = undefined
      setFound(keep(aside))
    },
  }
}
