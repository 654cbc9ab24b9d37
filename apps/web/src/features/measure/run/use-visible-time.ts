import { useEffect, useRef } from 'react'
import { keepElapsed, readOpenItem } from './open-item.ts'

/** The maximum that the API accepts: a day. */
const longest = 86_400_000

interface Clock {
  readonly spent: number
  /** When the item became visible; undefined while it is not. */
  readonly since: number | undefined
}

function readClock({ spent, since }: Clock): number {
  return Math.min(longest, Math.round(spent + (since === undefined ? 0 : performance.now() - since)))
}

/**
 * Measures how long an item has been visible, without pauses and hidden tabs. Continues after a reload.
 * @returns a function that returns the milliseconds so far
 */
export function useVisibleTime(runId: string, position: number, paused: boolean): () => number {
  const clock = useRef<Clock>({ spent: 0, since: undefined })

  useEffect(() => {
    clock.current = { spent: readOpenItem(runId, position).elapsedMs, since: undefined }
  }, [runId, position])

  useEffect(() => {
    if (paused) return
    const stop = () => {
      clock.current = { spent: readClock(clock.current), since: undefined }
    }
    const follow = () => {
      stop()
      if (document.visibilityState === 'hidden') keepElapsed(runId, position, clock.current.spent)
      else clock.current = { ...clock.current, since: performance.now() }
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      stop()
    }
  }, [runId, position, paused])

  return () => readClock(clock.current)
}
