import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { StorageProblem } from '../../lib/browser-storage.ts'
import { type ContentText, sameText } from './content-text.ts'
import { type Draft, draftStore } from './drafts.ts'

/** How long the writer rests before the draft is kept, in milliseconds. */
const rest = 1_000

interface Drafted {
  userId: string
  itemId: number | undefined
  version: number | undefined
  text: ContentText
  /** The text without the writer's changes. */
  start: ContentText
  dirty: boolean
}

/**
 * Keeps unsaved text in this browser, and finds it again. While a draft that was found waits for a decision, nothing is
 * written over it.
 */
export function useDraft({ userId, itemId, version, text, start, dirty }: Drafted) {
  const store = useMemo(() => draftStore(userId, itemId), [userId, itemId])
  const [found, setFound] = useState<Draft | undefined>(() => {
    const draft = store.read()
    return draft && !sameText(draft, start) ? draft : undefined
  })
  const [problem, setProblem] = useState<StorageProblem>()
  const waiting = useRef<() => void>(undefined)

  const keep = useCallback(
    (kept: ContentText): Draft => {
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
    offer: (aside: ContentText) => {
      waiting.current = undefined
      setFound(keep(aside))
    },
  }
}
