import { type RefObject, useEffect, useRef } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router'

/**
 * After navigation, scrolls to the top and focuses the new page's heading, so that screen readers announce it and Tab
 * continues from there. If the link has a hash (`/#quick-start`), scrolls to and focuses that element instead. On back
 * and forward navigation, the browser restores the scroll position.
 */
export function usePageFocus(main: RefObject<HTMLElement | null>) {
  const location = useLocation()
  const navigation = useNavigationType()
  const previous = useRef<Location>(undefined)

  useEffect(() => {
    const before = previous.current
    if (before?.key === location.key) return
    previous.current = location

    const part = location.hash ? document.getElementById(location.hash.slice(1)) : null
    // On the first page, leave the focus where it is if the reader moved it before the app started.
    const hasMovedFocus = !before && document.activeElement !== null && document.activeElement !== document.body
    if (part && !hasMovedFocus) {
      part.scrollIntoView()
      part.focus({ preventScroll: true })
      return
    }
    // Keep the focus and the scroll position on the first page, and when only the query or the state changes.
    if (!before || before.pathname === location.pathname) return
    if (navigation !== 'POP') window.scrollTo(0, 0)
    const heading = main.current?.querySelector('h1') ?? main.current
    heading?.focus({ preventScroll: true })
  }, [location, navigation, main])
}
