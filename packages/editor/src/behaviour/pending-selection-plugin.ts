import { Plugin } from '@milkdown/kit/prose/state'

/**
 * Makes every key act at the cursor that is shown. Browsers move the cursor at once and send `selectionchange` in a
 * later task; on a slow device the next key arrives first, and ProseMirror would use the old cursor.
 */
export const pendingSelectionPlugin = new Plugin({
  props: {
    handleDOMEvents: {
      keydown(view, event) {
        // ProseMirror reads the selection on this event, and does nothing when it has not changed.
        if (!event.isComposing) view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'))
        return false
      },
    },
  },
})
