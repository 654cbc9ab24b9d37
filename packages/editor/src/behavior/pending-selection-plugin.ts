import { Plugin } from '@milkdown/kit/prose/state'

/**
 * Makes every key act at the visible cursor. Browsers move the cursor immediately and send `selectionchange` in a later
 * task. On a slow device, the next key arrives before the event, and ProseMirror would use the old cursor position.
 */
export const pendingSelectionPlugin = new Plugin({
  props: {
    handleDOMEvents: {
      keydown(view, event) {
        // On this event, ProseMirror reads the selection. It ignores the event if the selection has not changed.
        if (!event.isComposing) view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'))
        return false
      },
    },
  },
})
