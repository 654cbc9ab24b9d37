import { useEffect, useRef } from 'react'

/** The maximum that the API accepts: a day. */
const longest = 86_400_000

/**
 * Measures how long a problem or page has been visible, without hidden tabs. Starts again for another id.
 * @returns a function that returns the milliseconds so far
 */
export function useTimeOnScreen(id: number | string | undefined): () => number {
  const clock = useRef<{ spent: number; since: number | undefined }>({ spent: 0, since: undefined })
  const read = () => {
    const { spent, since } = clock.current
    return Math.min(longest, Math.round(spent + (since === undefined ? 0 : performance.now() - since)))
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
