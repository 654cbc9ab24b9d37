import { InputRule } from '@milkdown/kit/prose/inputrules'
import type { Node } from '@milkdown/kit/prose/model'
import type { EditorState } from '@milkdown/kit/prose/state'
import { $inputRule } from '@milkdown/kit/utils'
import { scanFormulas } from '@pathwise/rich-text/scan'
import { names } from '../schema/formula.ts'
import { nodeType } from '../schema/types.ts'
import { placeFormula } from './insert.ts'

/** Matches text between dollar signs, or between `\(` and `\)`, at the cursor. */
// superlinear: an input rule receives at most 500 characters
const inline = /(?:(?<![\\$])\$((?:\\[^\uFFFC]|[^$\\\uFFFC])+)\$|\\\(((?:(?!\\\))[^\uFFFC])+)\\\))$/

/** Turns `$x$` and `\(x\)` into a formula when the user types the closing delimiter. */
const inlineRule = new InputRule(inline, (state, [source = '', inDollars, inBrackets = ''], start, end) => {
  const latex = inDollars === undefined ? inBrackets.trim() : readDollars(source)
  if (latex === undefined || latex === '' || isCode(state, start, end)) return null
  const marks = state.doc.resolve(end).marks()
  return state.tr.replaceWith(start, end, nodeType(state.schema, names.inLine).create({ latex }, null, marks))
})

/** Returns the LaTeX between two dollar signs, or undefined for prices and prose. */
function readDollars(source: string): string | undefined {
  const [part, ...rest] = scanFormulas(source)
  if (part?.kind !== 'formula' || part.block || rest.length > 0) return undefined
  // The user might be typing the second price of a range such as `$5-$10`.
  return /[-–—~/]$/.test(part.latex) ? undefined : part.latex
}

/** Matches `$$` or `\[`, an optional formula, and the Enter that ends the line. */
const block = /^(?:\$\$([^$\uFFFC]*)(?:\$\$)?|\\\[((?:(?!\\\])[^\uFFFC])*)(?:\\\])?)\n$/

/** Turns a line of `$$`, `$$x$$` or `\[x\]` into a block formula on Enter, and opens its source. */
const blockRule = new InputRule(block, (state, [, inDollars, inBrackets], start, end) => {
  const $end = state.doc.resolve(end)
  if ($end.parent.type.name !== 'paragraph' || $end.parentOffset < $end.parent.content.size) return null
  if (isCode(state, start, end)) return null
  const latex = (inDollars ?? inBrackets ?? '').trim()
  return placeFormula(state.tr.delete(start, end), latex, true) ?? null
})

/** Matches a dollar sign and the start of a formula that ends with a character used in Markdown formatting. */
const opened = /(?<![\\$])\$([^\s$\uFFFC][^$\uFFFC]*)[*_~`]$/

/** Inserts `*`, `_`, `~` and backticks literally in an unfinished formula, so that `$a*b*c$` does not become italic. */
const literalRule = new InputRule(
  opened,
  (state, [typed, latex = ''], _start, end) => {
    const isFormula = readDollars(`$${latex}x$`) !== undefined && !/\s[*_~`]+\S/.test(latex)
    return isFormula ? state.tr.insertText(typed.slice(-1), end) : null
  },
  { undoable: false },
)

function isCode({ doc }: EditorState, start: number, end: number): boolean {
  let found = false
  doc.nodesBetween(start, end, (node: Node) => {
    found ||= node.marks.some(({ type }) => type.spec.code === true)
  })
  return found
}

/** The input rules for formulas. They run before the Markdown rules. */
export const formulaRules = [literalRule, inlineRule, blockRule].map((rule) => $inputRule(() => rule))
