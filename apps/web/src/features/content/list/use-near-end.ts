import { useEffect, useRef } from 'react'

/** Maximum distance in pixels below the viewport that counts as near. */
const nearness = 300

/**
 * Calls `onNear` when the element with the returned ref is inside or just below the viewport. Checks again whenever `step`
 * changes, because the element may still be near. An undefined `step` disables the check.
 */
export function useNearEnd(step: number | undefined, onNear: () => void) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (step === undefined || !end.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        // One callback can deliver several entries; only the last one is current.
        if (entries.at(-1)?.isIntersecting) onNear()
      },
      { rootMargin: `0px 0px ${nearness}px` },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [step, onNear])
  return end
}
