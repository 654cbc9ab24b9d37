import { Plugin } from '@milkdown/kit/prose/state'

/**
 * Applies every key at the visible cursor. Browsers move the cursor immediately but send `selectionchange` in a later
 * task. On a slow device, the next key arrives before that event, and ProseMirror would use the old cursor position.
 */
export const pendingSelectionPlugin = new Plugin({
  props: {
    handleDOMEvents: {
      keydown(view, event) {
        // Makes ProseMirror read the selection. ProseMirror ignores the event if the selection has not changed.
        if (!event.isComposing) view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'))
        return false
      },
    },
  },
})
