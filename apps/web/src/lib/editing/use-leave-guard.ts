import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

/** Returns the path of a plain click on a link within the app, or undefined for any other click. */
function clickedPath(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return undefined
  // Links inside editable text are not followed.
  if (link.closest('[contenteditable="true"]')) return undefined
  const { origin, pathname, search, hash } = new URL(link.href)
  if (origin !== location.origin) return undefined
  const samePage = pathname === location.pathname && search === location.search
  return samePage && hash !== '' ? undefined : pathname + search + hash
}

/** Matches every URL. */
const anywhere = () => true

/**
 * Asks for confirmation before the user leaves a page with unsaved changes. Applies to links and, in browsers that
 * support it, to back and forward navigation. When a tab is closed, the browser shows its own prompt. `asking` is true
 * until the user decides.
 * @param leaves returns whether going to a URL of this origin discards the changes. Must be the same function in every
 * render.
 */
export function useLeaveGuard(active: boolean, leaves: (address: URL) => boolean = anywhere) {
  const navigate = useNavigate()
  const [pending, setPending] = useState<{ go: () => void }>()
  const letThrough = useRef(false)

  useEffect(() => {
    if (!active) return
    // After new edits, ask again, even if the user has confirmed before.
    letThrough.current = false
    const closing = (event: BeforeUnloadEvent) => event.preventDefault()
    // Runs in the capture phase, before React Router, which can block navigation only in data routers.
    const clicking = (event: MouseEvent) => {
      const path = clickedPath(event)
      if (path === undefined || !leaves(new URL(path, location.href))) return
      event.preventDefault()
      event.stopPropagation()
      setPending({ go: () => void navigate(path) })
    }
    const traversing = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable || letThrough.current) return
      if (!leaves(new URL(event.destination.url))) return
      event.preventDefault()
      const { key } = event.destination
      setPending({ go: () => void globalThis.navigation.traverseTo(key) })
    }
    addEventListener('beforeunload', closing)
    document.addEventListener('click', clicking, { capture: true })
    // Browsers without the Navigation API cannot ask before back and forward navigation, but the draft preserves the
    // text.
    globalThis.navigation?.addEventListener('navigate', traversing)
    return () => {
      removeEventListener('beforeunload', closing)
      document.removeEventListener('click', clicking, { capture: true })
      globalThis.navigation?.removeEventListener('navigate', traversing)
    }
  }, [active, leaves, navigate])

  return {
    asking: pending !== undefined,
    /**
     * Leaves the page by running `go`, after asking for confirmation if there are unsaved changes. Buttons that leave
     * the page must call this.
     */
    ask: (go: () => void) => (active ? setPending({ go }) : go()),
    stay: () => setPending(undefined),
    leave: () => {
      letThrough.current = true
      setPending(undefined)
      pending?.go()
    },
  }
}
