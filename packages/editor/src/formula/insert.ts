import { type Command, NodeSelection, type Transaction } from '@milkdown/kit/prose/state'
import type { EditorView } from '@milkdown/kit/prose/view'
import { isFormula, names, readLatex } from '../schema/formula.ts'
import { nodeType } from '../schema/types.ts'
import { changeSource, toggleBlockFormula } from './change.ts'
import { openFormula } from './formula-plugin.ts'

/**
 * Inserts a formula at the cursor and opens its source. Without `latex`, uses the selected text. If a formula is
 * selected, inserts the LaTeX at the cursor of its source, or moves the formula onto its own line.
 */
export function insertFormula(latex: string, block = false): Command {
  return (state, dispatch, view) => {
    const { selection } = state
    const { $from, from, to } = selection
    if ($from.parent.type.spec.code) return false
    if (selection instanceof NodeSelection && isFormula(selection.node) && view) {
      changeOpenFormula(view, selection, latex, block)
      return true
    }
    const text = state.doc.textBetween(from, to, ' ', (leaf) => (isFormula(leaf) ? readLatex(leaf) : ' '))
    const transaction = placeFormula(state.tr, latex || text, block)
    if (!transaction) return false
    dispatch?.(transaction)
    return true
  }
}

function changeOpenFormula(view: EditorView, { node, from }: NodeSelection, latex: string, block: boolean): void {
  const old = readLatex(node)
  if (latex === '' && block && node.isInline) {
    toggleBlockFormula(view, from)
    return
  }
  // The field keeps its selection after it loses focus to the button.
  const field = view.dom.closest('.editor-surface')?.querySelector('textarea')
  const [start, end] = [field?.selectionStart ?? old.length, field?.selectionEnd ?? old.length]
  if (latex !== '') changeSource(view, from, old.slice(0, start) + latex + old.slice(end))
  const [first, last] = latex === '' ? [0, end - start] : findCursor(latex)
  view.dispatch(openFormula(view.state.tr, [start + first, start + last]))
}

/** Replaces the selection with a formula and opens its source. Returns undefined if a formula is not allowed there. */
export function placeFormula(transaction: Transaction, latex: string, block: boolean): Transaction | undefined {
  const { from } = transaction.selection
  const type = nodeType(transaction.doc.type.schema, block ? names.block : names.inLine)
  transaction.replaceSelectionWith(type.create({ latex }))
  const position = findPosition(transaction, type.name, from)
  if (position === undefined) return undefined
  transaction.setSelection(NodeSelection.create(transaction.doc, position))
  return openFormula(transaction, findCursor(latex)).scrollIntoView()
}

function findPosition({ doc }: Transaction, name: string, from: number): number | undefined {
  let found: number | undefined
  doc.nodesBetween(Math.max(0, from - 1), Math.min(doc.content.size, from + 3), (node, position) => {
    // Skips an existing inline formula that ends where the new one starts.
    if (node.type.name === name && position >= (node.isInline ? from : from - 1)) found ??= position
  })
  return found
}

/**
 * Selects the first argument that is empty or a single letter, so that typing replaces it. Without such an argument,
 * places the cursor at the end.
 */
function findCursor(latex: string): [number, number] {
  const argument = /\{(\w?)\}/d.exec(latex)?.indices?.[1]
  return argument ?? [latex.length, latex.length]
}

/**
 * LaTeX that the formula helpers and slash commands insert. The first argument that is empty or one letter is selected.
 */
export const snippets = {
  fraction: '\\frac{a}{b}',
  root: '\\sqrt{x}',
  sum: '\\sum_{i=1}^{n}',
  integral: '\\int_{a}^{b}',
  chemistry: '\\ce{}',
} as const
