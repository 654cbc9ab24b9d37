import type { ReactNode } from 'react'

/**
 * Focuses an element, which needs a `tabIndex`, and scrolls only as far as needed to show it. Browsers center an element
 * that a script focuses, which can move what belongs to it out of sight.
 */
export function revealResult(element: HTMLElement | null) {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'nearest' })
}

/**
 * Reveals the result of an action when it appears, or when `when` becomes true. Do not use it for what a page shows when
 * it opens.
 */
export function Revealed({ when = true, children }: { when?: boolean; children: ReactNode }) {
  return (
    <div ref={when ? revealResult : undefined} tabIndex={-1}>
      {children}
    </div>
  )
}
