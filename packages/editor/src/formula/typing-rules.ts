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

/** Converts `$x$` or `\(x\)` when the user types the closing delimiter. */
const inlineRule = new InputRule(inline, (state, [source = '', inDollars, inBrackets = ''], start, end) => {
  const latex = inDollars === undefined ? inBrackets.trim() : readDollars(source)
  if (latex === undefined || latex === '' || isCode(state, start, end)) return null
  const marks = state.doc.resolve(end).marks()
  return state.tr.replaceWith(start, end, nodeType(state.schema, names.inLine).create({ latex }, null, marks))
})

/** Returns the LaTeX between dollar signs, or undefined for prices and prose. */
function readDollars(source: string): string | undefined {
  const [part, ...rest] = scanFormulas(source)
  if (part?.kind !== 'formula' || part.block || rest.length > 0) return undefined
  // LaTeX that ends with a dash, tilde or slash may be the start of a price range such as `$5-$10`.
  return /[-–—~/]$/.test(part.latex) ? undefined : part.latex
}

/** Matches `$$` or `\[`, an optional formula, and the Enter after it. */
const block = /^(?:\$\$([^$\uFFFC]*)(?:\$\$)?|\\\[((?:(?!\\\])[^\uFFFC])*)(?:\\\])?)\n$/

/** Converts a line such as `$$`, `$$x$$` or `\[x\]` on Enter, and opens the formula's source. */
const blockRule = new InputRule(block, (state, [, inDollars, inBrackets], start, end) => {
  const $end = state.doc.resolve(end)
  if ($end.parent.type.name !== 'paragraph' || $end.parentOffset < $end.parent.content.size) return null
  if (isCode(state, start, end)) return null
  const latex = (inDollars ?? inBrackets ?? '').trim()
  return placeFormula(state.tr.delete(start, end), latex, true) ?? null
})

/** Matches an unclosed formula that ends with a character of Markdown formatting. */
const opened = /(?<![\\$])\$([^\s$\uFFFC][^$\uFFFC]*)[*_~`]$/

/** Keeps `*`, `_`, `~` and backticks literal in an unclosed formula, so that `$a*b*c$` does not become italic. */
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

/** Input rules that convert typed formulas. They run before the Markdown rules. */
export const formulaRules = [literalRule, inlineRule, blockRule].map((rule) => $inputRule(() => rule))
