import { type Command, NodeSelection, type Transaction } from '@milkdown/kit/prose/state'
import { names } from '../schema/formula.ts'
import { nodeType } from '../schema/types.ts'
import { openFormula } from './formula-plugin.ts'

/** Inserts a formula at the cursor and opens its source. Without `latex`, uses the selected text. */
export function insertFormula(latex: string, block = false): Command {
  return (state, dispatch) => {
    const { $from, from, to } = state.selection
    if ($from.parent.type.spec.code) return false
    const transaction = placeFormula(state.tr, latex || state.doc.textBetween(from, to, ' '), block)
    if (!transaction) return false
    dispatch?.(transaction)
    return true
  }
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
