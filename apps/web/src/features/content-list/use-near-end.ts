import { useEffect, useRef } from 'react'

/** How far below the window the end may be to count as near, in pixels. */
const nearness = 300

/** Calls back while the element that gets the reference is in the window or little below it. Asks anew each time that `active` turns true. */
export function useNearEnd(active: boolean, onNear: () => void) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!active || !end.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onNear()
      },
      { rootMargin: `0px 0px ${nearness}px` },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [active, onNear])
  return end
}
