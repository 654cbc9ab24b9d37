import { NodeSelection } from '@milkdown/kit/prose/state'
import type { EditorView } from '@milkdown/kit/prose/view'
import { isFormula, names, readLatex } from '../schema/formula.ts'
import { nodeType } from '../schema/types.ts'
import { openFormula } from './formula-plugin.ts'

/**
 * Gives the formula at a position another source; it stays selected. The node is replaced, not its attribute, so that
 * letters typed in a row are undone together.
 */
export function changeSource(view: EditorView, position: number, latex: string): void {
  const node = view.state.doc.nodeAt(position)
  if (!isFormula(node)) return
  const transaction = view.state.tr.replaceWith(position, position + 1, node.type.create({ latex }, null, node.marks))
  view.dispatch(transaction.setSelection(NodeSelection.create(transaction.doc, position)))
}

/** Sets a formula of a line on a line of its own, or one that has its own into the line before the cursor. */
export function changePlace(view: EditorView, position: number): void {
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
