import type { Node } from '@milkdown/kit/prose/model'
import { mathBlockSchema, mathInlineSchema } from '@milkdown/plugin-math'
import { htmlOnly } from './html-only.ts'

/** The names of the formula nodes in the preset. */
export const names = { inLine: 'math_inline', block: 'math_block' } as const

const attrs = { latex: { default: '', validate: 'string' } }
const latexIn = (element: HTMLElement) => ({ latex: element.dataset['latex'] ?? '' })

/** Returns the LaTeX of a formula node. */
export function readLatex(node: Node): string {
  const latex: unknown = node.attrs['latex']
  return typeof latex === 'string' ? latex : ''
}

/** Schema of an inline formula. Stores only the LaTeX; the preset would store the output of KaTeX. */
export const formulaInLine = mathInlineSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  content: '',
  attrs,
  leafText: (node) => `$${readLatex(node)}$`,
  parseDOM: [{ tag: 'span[data-type="math"]', getAttrs: latexIn }],
  toDOM: (node) => ['span', { 'data-type': 'math', 'data-latex': readLatex(node) }],
  ...htmlOnly,
}))

/** Schema of a block formula. */
export const formulaBlock = mathBlockSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  content: '',
  attrs,
  leafText: (node) => `$$${readLatex(node)}$$`,
  parseDOM: [{ tag: 'div[data-type="math"]', getAttrs: latexIn }],
  toDOM: (node) => ['div', { 'data-type': 'math', 'data-latex': readLatex(node) }],
  ...htmlOnly,
}))

/** Returns whether a node is an inline or block formula. */
export function isFormula(node: Node | null | undefined): node is Node {
  return node?.type.name === names.inLine || node?.type.name === names.block
}
