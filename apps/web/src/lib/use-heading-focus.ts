import { useEffect, useRef } from 'react'

/**
 * Returns a ref for a heading. When `shown` changes, scrolls to the top and focuses the heading, because the page changes
 * without a navigation. By default, does the same on mount.
 */
export function useHeadingFocus(shown: string | number = '', { onMount = true } = {}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(onMount ? undefined : shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [shown])
  return heading
}
