import { Selection, TextSelection } from '@milkdown/kit/prose/state'
import type { EditorView } from '@milkdown/kit/prose/view'
import { nodeType } from '../schema/types.ts'

/** Puts the cursor before (-1) or after (1) the formula at a position, in a new paragraph if no text is there. */
export function leaveFormula(view: EditorView, position: number, direction: 1 | -1): void {
  const node = view.state.doc.nodeAt(position)
  if (!node) return
  const { tr: transaction } = view.state
  const edge = direction < 0 ? position : position + node.nodeSize
  if (!node.isInline && !Selection.findFrom(transaction.doc.resolve(edge), direction, true)) {
    transaction.insert(edge, nodeType(view.state.schema, 'paragraph').create())
    transaction.setSelection(TextSelection.create(transaction.doc, edge + 1))
  } else if (node.isInline) {
    transaction.setSelection(TextSelection.create(transaction.doc, edge))
  } else {
    transaction.setSelection(Selection.near(transaction.doc.resolve(edge), direction))
  }
  view.dispatch(transaction.scrollIntoView())
}
