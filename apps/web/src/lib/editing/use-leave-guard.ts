import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { clickedPath } from './in-app-link.ts'

/** Every address but the current one. */
const anywhere = () => true

/**
 * Holds back whoever is about to leave a page with unsaved changes: by a link, by back and forward where the browser lets a
 * page answer, by closing the tab (with the browser's own question). `asking` says that a decision is awaited.
 * @param leaves whether an address of this origin leaves what is unsaved; the same function as long as its answers are
 */
export function useLeaveGuard(active: boolean, leaves: (address: URL) => boolean = anywhere) {
  const navigate = useNavigate()
  const [wanted, setWanted] = useState<{ go: () => void }>()
  const letThrough = useRef(false)

  useEffect(() => {
    if (!active) return
    const closing = (event: BeforeUnloadEvent) => event.preventDefault()
    // Before the router hears of it: it has no way to hold back a navigation outside its data routers.
    const clicking = (event: MouseEvent) => {
      const path = clickedPath(event)
      if (path === undefined || !leaves(new URL(path, location.href))) return
      event.preventDefault()
      event.stopPropagation()
      setWanted({ go: () => void navigate(path) })
    }
    const traversing = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable || letThrough.current) return
      if (!leaves(new URL(event.destination.url))) return
      event.preventDefault()
      const { key } = event.destination
      setWanted({ go: () => void globalThis.navigation.traverseTo(key) })
    }
    addEventListener('beforeunload', closing)
    document.addEventListener('click', clicking, { capture: true })
    // Not every browser has it. There, whoever goes back finds their draft when they return.
    globalThis.navigation?.addEventListener('navigate', traversing)
    return () => {
      removeEventListener('beforeunload', closing)
      document.removeEventListener('click', clicking, { capture: true })
      globalThis.navigation?.removeEventListener('navigate', traversing)
    }
  }, [active, leaves, navigate])

  return {
    asking: wanted !== undefined,
    /** For what leaves by a button: does it at once where nothing would be lost. */
    ask: (go: () => void) => (active ? setWanted({ go }) : go()),
    stay: () => setWanted(undefined),
    leave: () => {
      letThrough.current = true
      setWanted(undefined)
      wanted?.go()
    },
  }
}
