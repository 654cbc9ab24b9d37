import { useEffect, useRef } from 'react'

/** The maximum time that the API accepts: one day, in milliseconds. */
export const longestOnScreenMs = 86_400_000

/**
 * Measures how long a problem or page is visible, excluding time in a hidden tab. Restarts when the id changes.
 * @returns a function that returns the elapsed milliseconds
 */
export function useTimeOnScreen(id: number | string | undefined): () => number {
  const clock = useRef<{ spent: number; since: number | undefined }>({ spent: 0, since: undefined })
  const read = () => {
    const { spent, since } = clock.current
    return Math.min(longestOnScreenMs, Math.round(spent + (since === undefined ? 0 : performance.now() - since)))
  }
  const readNow = useRef(read)
  useEffect(() => {
    clock.current = { spent: 0, since: undefined }
    if (id === undefined) return
    const follow = () => {
      const isVisible = document.visibilityState === 'visible'
      clock.current = { spent: readNow.current(), since: isVisible ? performance.now() : undefined }
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [id])
  return read
}
