import { type RefObject, useEffect } from 'react'

/** The selector of elements that may scroll horizontally, except tables, whose wrapper is always focusable. */
const wideParts = 'pre, div[data-type="math"]'

/** Makes elements with overflowing content focusable, because keys scroll only focusable elements. */
export function useScrollingParts(element: RefObject<HTMLElement | null>, clean: string): void {
  useEffect(() => {
    const parts = element.current?.querySelectorAll<HTMLElement>(wideParts)
    if (clean === '' || !parts?.length) return
    const observer = new ResizeObserver(() => {
      for (const part of parts) {
        if (part.scrollWidth > part.clientWidth) part.tabIndex = 0
        else part.removeAttribute('tabindex')
      }
    })
    for (const part of parts) observer.observe(part)
    return () => observer.disconnect()
  }, [element, clean])
}
