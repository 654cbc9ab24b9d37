import { NodeSelection, Selection, TextSelection } from '@milkdown/kit/prose/state'
import type { EditorView } from '@milkdown/kit/prose/view'
import { isFormula, names, readLatex } from '../schema/formula.ts'
import { nodeType } from '../schema/types.ts'
import { openFormula } from './formula-plugin.ts'

/**
 * Replaces the source of a formula, which stays selected. Replaces the whole node instead of its attribute, so that one
 * undo reverts the typing.
 */
export function changeSource(view: EditorView, position: number, latex: string): void {
  const node = view.state.doc.nodeAt(position)
  if (!isFormula(node)) return
  const transaction = view.state.tr.replaceWith(position, position + 1, node.type.create({ latex }, null, node.marks))
  view.dispatch(transaction.setSelection(NodeSelection.create(transaction.doc, position)))
}

/**
 * Converts a formula from inline to block or back, and opens its source. A formula that becomes inline gets its own
 * paragraph.
 */
export function toggleBlockFormula(view: EditorView, position: number): void {
  const { state } = view
  const node = state.doc.nodeAt(position)
  if (!isFormula(node)) return
  const latex = readLatex(node)
  const toBlock = node.type.name === names.inLine
  const replacement = nodeType(state.schema, toBlock ? names.block : names.inLine).create({ latex })
  const content = toBlock ? replacement : nodeType(state.schema, 'paragraph').create(null, replacement)
  const transaction = toBlock
    ? state.tr.replaceRangeWith(position, position + 1, content)
    : state.tr.replaceWith(position, position + 1, content)
  let at: number | undefined
  transaction.doc.nodesBetween(
    Math.max(0, position - 1),
    Math.min(transaction.doc.content.size, position + 4),
    (child, childPosition) => {
      if (child.type === replacement.type && readLatex(child) === latex) at ??= childPosition
    },
  )
  if (at === undefined) return
  transaction.setSelection(NodeSelection.create(transaction.doc, at))
  view.dispatch(openFormula(transaction, [latex.length, latex.length]).scrollIntoView())
}

/** Puts the cursor before (-1) or after (1) the formula. Adds a paragraph if there is no text on that side. */
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
