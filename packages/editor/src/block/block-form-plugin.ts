import { Plugin } from '@milkdown/kit/prose/state'
import { type FormBlock, findSelectedBlock } from './block-commands.ts'

/**
 * Opens a block's form on a double click. If the block is already selected, a single click or Enter also opens the
 * form.
 */
export function blockFormPlugin(name: FormBlock, open: (position: number) => void): Plugin {
  /** The block that was already selected on mousedown. A click on any other block must only select that block. */
  let pressed: number | undefined
  return new Plugin({
    props: {
      handleDOMEvents: {
        mousedown(view) {
          pressed = view.hasFocus() ? findSelectedBlock(view.state, name) : undefined
          return false
        },
      },
      handleDoubleClickOn(view, _position, node, nodePosition) {
        if (node.type.name !== name || !view.editable) return false
        open(nodePosition)
        return true
      },
      handleClickOn(view, _position, _node, nodePosition) {
        if (pressed !== nodePosition || !view.editable) return false
        open(nodePosition)
        return true
      },
      handleKeyDown(view, event) {
        const position = findSelectedBlock(view.state, name)
        if (event.key !== 'Enter' || event.isComposing || position === undefined || !view.editable) return false
        open(position)
        return true
      },
    },
  })
}
