import { useEffect } from 'react'

/** Calls `save` on Ctrl+S or ⌘S, and `saveAndNext` on Ctrl+Enter or ⌘Enter. The browser's save dialog does not open. */
export function useSaveShortcut(save: () => void, saveAndNext?: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.isComposing) return
      const act = event.key.toLowerCase() === 's' ? save : event.key === 'Enter' ? saveAndNext : undefined
      if (!act) return
      event.preventDefault()
      // Hide Ctrl+Enter from the rich text editor, which would also handle it.
      if (act === saveAndNext) event.stopPropagation()
      act()
    }
    addEventListener('keydown', press, { capture: true })
    return () => removeEventListener('keydown', press, { capture: true })
  }, [save, saveAndNext])
}
