import { type RefObject, useEffect } from 'react'

/** What scrolls on its own where it is wider than the page. Tables have a frame for that, which always takes the focus. */
const wideParts = 'pre, div[data-type="math"]'

/** Lets the keyboard scroll what is wider than the page: only what can have the focus is scrolled by keys. */
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
