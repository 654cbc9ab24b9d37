import { useEffect, useRef } from 'react'
import { revealResult } from './reveal-result.tsx'

/**
 * Returns a ref for an element that receives the focus when the focused element has been removed from the page.
 * @param trigger changes after an action that may have removed the focused element, but not when a list loads
 */
export function useFocusAfterRemoval<Target extends HTMLElement>(trigger: unknown) {
  const target = useRef<Target>(null)
  const before = useRef(trigger)
  useEffect(() => {
    if (before.current === trigger) return
    before.current = trigger
    if (document.activeElement === document.body) revealResult(target.current)
  }, [trigger])
  return target
}
