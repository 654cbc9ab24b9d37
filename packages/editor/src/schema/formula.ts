import type { DOMOutputSpec, Node } from '@milkdown/kit/prose/model'
import { mathBlockSchema, mathInlineSchema } from '@milkdown/plugin-math'
import { htmlOnly } from './html-only.ts'

/** Node names from Milkdown's preset. */
export const names = { inLine: 'math_inline', block: 'math_block' } as const

export function readLatex(node: Node): string {
  const latex: unknown = node.attrs['latex']
  return typeof latex === 'string' ? latex : ''
}

/** Stores only the LaTeX. The preset's spec would store KaTeX's output. */
const buildSpec = (tag: 'span' | 'div', delimiter: '$' | '$$') => ({
  content: '',
  attrs: { latex: { default: '', validate: 'string' } },
  leafText: (node: Node) => `${delimiter}${readLatex(node)}${delimiter}`,
  parseDOM: [
    {
      tag: `${tag}[data-type="math"]`,
      getAttrs: (element: HTMLElement) => ({ latex: element.dataset['latex'] ?? '' }),
    },
  ],
  toDOM: (node: Node): DOMOutputSpec => [tag, { 'data-type': 'math', 'data-latex': readLatex(node) }],
  ...htmlOnly,
})

export const formulaInLine = mathInlineSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  ...buildSpec('span', '$'),
}))

export const formulaBlock = mathBlockSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  ...buildSpec('div', '$$'),
}))

export function isFormula(node: Node | null | undefined): node is Node {
  return node?.type.name === names.inLine || node?.type.name === names.block
}
