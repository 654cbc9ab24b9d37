import { type RefObject, useEffect, useState } from 'react'

/**
 * Manages the open state of a small panel next to a button. The panel closes on Escape (which returns focus to the
 * button), on a click outside, and when focus leaves `root`, the element that contains the button and the panel.
 */
export function useDisclosure(root: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false)

  useEffect(() => {
    if (!open) return
    const leave = (event: Event) => {
      const { target } = event
      if (!(target instanceof Element) || root.current?.contains(target)) return
      // The panel may wait for the answer to a modal dialog, such as the question before a sign-out.
      if (!target.closest('dialog')) setOpen(false)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      root.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [open, root])

  return { open, toggle: () => setOpen(!open), close: () => setOpen(false) }
}
