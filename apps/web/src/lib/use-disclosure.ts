import { type RefObject, useEffect, useState } from 'react'

/**
 * Manages a small panel next to a button. The panel closes on a click outside, when focus leaves `root` (the element
 * around panel and button), and on Escape. Escape also returns focus to the button.
 */
export function useDisclosure(root: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false)

  useEffect(() => {
    if (!open) return
    const leave = (event: Event) => {
      const { target } = event
      if (!(target instanceof Element) || root.current?.contains(target)) return
      // Stay open while the user interacts with a modal dialog, such as the confirmation of a sign-out.
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
