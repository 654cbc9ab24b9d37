import { useEffect, useRef } from 'react'

/** How far below the window the end may be to count as near, in pixels. */
const nearness = 300

/**
 * Calls back when the element that gets the reference is in the window or little below it. Looks anew after each step, a
 * number or so, because the end may be as near after it as before; undefined while nobody wants to know.
 */
export function useNearEnd(step: number | undefined, onNear: () => void) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (step === undefined || !end.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        // On a busy machine, what was and what is come together.
        if (entries.at(-1)?.isIntersecting) onNear()
      },
      { rootMargin: `0px 0px ${nearness}px` },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [step, onNear])
  return end
}
