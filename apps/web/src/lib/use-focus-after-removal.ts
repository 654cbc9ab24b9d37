import { useEffect, useRef } from 'react'

/**
 * Returns a ref for an element that receives the focus when the focused element has been removed from the page.
 * @param shown changes whenever controls appear or disappear
 */
export function useFocusAfterRemoval<Target extends HTMLElement>(shown: unknown) {
  const target = useRef<Target>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true })
  }, [shown])
  return target
}
