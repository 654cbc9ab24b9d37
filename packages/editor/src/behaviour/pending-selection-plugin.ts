import { Plugin } from '@milkdown/kit/prose/state'

/**
 * Makes every key act at the displayed cursor. Browsers move the cursor immediately and send `selectionchange` in a
 * later task; on a slow device the next key arrives first, and ProseMirror would use the old cursor.
 */
export const pendingSelectionPlugin = new Plugin({
  props: {
    handleDOMEvents: {
      keydown(view, event) {
        // ProseMirror reads the selection on this event, and ignores the event if the selection is unchanged.
        if (!event.isComposing) view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'))
        return false
      },
    },
  },
})
