import { type KeyboardEvent as FieldKeyboardEvent, useEffect } from 'react'

const isOther = ({ altKey, shiftKey, isComposing }: KeyboardEvent) => altKey || shiftKey || isComposing

/** Props of a textarea that submits its own form on Ctrl+Enter or ⌘Enter, instead of saving the document. */
export const submitOnCtrlEnter = {
  'data-submits': true,
  onKeyDown: ({ key, ctrlKey, metaKey, nativeEvent, currentTarget }: FieldKeyboardEvent<HTMLTextAreaElement>) => {
    if (key === 'Enter' && (ctrlKey || metaKey) && !isOther(nativeEvent)) currentTarget.form?.requestSubmit()
  },
}

const submitsItself = ({ target }: Event) => target instanceof Element && target.matches('[data-submits]')

/** Calls `save` on Ctrl+S or ⌘S, and `saveAndNext` on Ctrl+Enter or ⌘Enter. The browser's save dialog does not open. */
export function useSaveShortcut(save: () => void, saveAndNext?: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || isOther(event)) return
      const act = event.key.toLowerCase() === 's' ? save : event.key === 'Enter' ? saveAndNext : undefined
      if (!act || (act === saveAndNext && submitsItself(event))) return
      event.preventDefault()
      // Hide Ctrl+Enter from the rich text editor, which would also handle it.
      if (act === saveAndNext) event.stopPropagation()
      act()
    }
    addEventListener('keydown', press, { capture: true })
    return () => removeEventListener('keydown', press, { capture: true })
  }, [save, saveAndNext])
}
