import { useEffect } from 'react'

/**
 * Calls `save` on Ctrl+S or ⌘S, instead of opening the browser's save dialog, and `saveAndNext` on Ctrl+Enter or
 * ⌘Enter.
 */
export function useSaveShortcut(save: () => void, saveAndNext?: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.isComposing) return
      const act = event.key.toLowerCase() === 's' ? save : event.key === 'Enter' ? saveAndNext : undefined
      if (!act) return
      event.preventDefault()
      // The rich text editor has its own Ctrl+Enter action.
      if (act === saveAndNext) event.stopPropagation()
      act()
    }
    addEventListener('keydown', press, { capture: true })
    return () => removeEventListener('keydown', press, { capture: true })
  }, [save, saveAndNext])
}
