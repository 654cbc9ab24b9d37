import { practiceLimits } from '@pathwise/api/practice/practice.vocabulary'
import { useEffect, useEffectEvent, useRef } from 'react'

interface Clock {
  readonly id: number | string | undefined
  readonly spent: number
  /** When the id became visible, by `performance.now()`. Undefined while it is hidden or paused. */
  readonly since?: number
}

function readClock({ spent, since }: Clock): number {
  return Math.min(practiceLimits.elapsedMs, Math.round(spent + (since === undefined ? 0 : performance.now() - since)))
}

interface TimeOnScreenOptions {
  paused?: boolean
  /** Stores the time when the tab is hidden, and continues with the stored time after a reload. */
  kept?: { read: () => number; store: (elapsedMs: number) => void }
}

/**
 * Measures how long a problem or page is visible, excluding pauses and time in a hidden tab. Restarts when the id
 * changes.
 * @returns a function that returns the elapsed milliseconds
 */
export function useTimeOnScreen(
  id: number | string | undefined,
  { paused = false, kept }: TimeOnScreenOptions = {},
): () => number {
  const clock = useRef<Clock>({ id: undefined, spent: 0 })
  const getStorage = useEffectEvent(() => kept)

  useEffect(() => {
    // Read the storage of this id now, because the next id is rendered before this effect is cleaned up.
    const storage = getStorage()
    if (clock.current.id !== id) clock.current = { id, spent: storage?.read() ?? 0 }
    if (id === undefined || paused) return
    const stop = () => {
      clock.current = { id, spent: readClock(clock.current) }
    }
    const follow = () => {
      stop()
      if (document.visibilityState === 'hidden') storage?.store(clock.current.spent)
      else clock.current = { ...clock.current, since: performance.now() }
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      stop()
    }
  }, [id, paused])

  return () => readClock(clock.current)
}
