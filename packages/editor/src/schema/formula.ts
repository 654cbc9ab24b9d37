import type { Node } from '@milkdown/kit/prose/model'
import { mathBlockSchema, mathInlineSchema } from '@milkdown/plugin-math'
import { htmlOnly } from './html-only.ts'

/** The names that the preset gives them. */
export const names = { inLine: 'math_inline', block: 'math_block' } as const

const attrs = { latex: { default: '', validate: 'string' } }
const latexIn = (element: HTMLElement) => ({ latex: element.dataset['latex'] ?? '' })

/** The LaTeX of a formula in the editor. */
export function readLatex(node: Node): string {
  const latex: unknown = node.attrs['latex']
  return typeof latex === 'string' ? latex : ''
}

/** A formula in a line. The preset would store what KaTeX draws; we store the LaTeX alone. */
export const formulaInLine = mathInlineSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  content: '',
  attrs,
  leafText: (node) => `$${readLatex(node)}$`,
  parseDOM: [{ tag: 'span[data-type="math"]', getAttrs: latexIn }],
  toDOM: (node) => ['span', { 'data-type': 'math', 'data-latex': readLatex(node) }],
  ...htmlOnly,
}))

/** A formula between the lines. */
export const formulaBlock = mathBlockSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  content: '',
  attrs,
  leafText: (node) => `$$${readLatex(node)}$$`,
  parseDOM: [{ tag: 'div[data-type="math"]', getAttrs: latexIn }],
  toDOM: (node) => ['div', { 'data-type': 'math', 'data-latex': readLatex(node) }],
  ...htmlOnly,
}))

/** Whether a node is a formula of either kind. */
export function isFormula(node: Node | null | undefined): node is Node {
  return node?.type.name === names.inLine || node?.type.name === names.block
}
