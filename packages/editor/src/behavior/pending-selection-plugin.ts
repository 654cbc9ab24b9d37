import { Plugin } from '@milkdown/kit/prose/state'

/**
 * Browsers move the cursor immediately, but fire `selectionchange` in a later task. On a slow device, the next key can
 * arrive first, and ProseMirror would apply it at the old cursor position.
 */
export const pendingSelectionPlugin = new Plugin({
  props: {
    handleDOMEvents: {
      keydown(view, event) {
        // Makes ProseMirror read the DOM selection. ProseMirror ignores the event if the selection is unchanged.
        if (!event.isComposing) view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'))
        return false
      },
    },
  },
})
