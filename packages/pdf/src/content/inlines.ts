import { readLatex } from '@pathwise/rich-text/maths'
import type { ElementContent } from 'hast'
import type { Inline, TextStyle } from './block.ts'

const markStyles: Readonly<Record<string, TextStyle>> = {
  strong: { strong: true },
  em: { emphasis: true },
  u: { underline: true },
  s: { strike: true },
  code: { code: true },
  sub: { shift: 'sub' },
  sup: { shift: 'sup' },
}

/** Returns the inline content of clean nodes, each piece with the style of the surrounding marks. */
export function readInlines(nodes: readonly ElementContent[], style: TextStyle = {}): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    if (node.type === 'text') return node.value === '' ? [] : [{ kind: 'text', text: node.value, style }]
    if (node.type !== 'element') return []
    if (node.tagName === 'br') return [{ kind: 'break' }]
    const latex = readLatex(node)
    if (latex !== undefined) return [{ kind: 'formula', latex, style }]
    const { href } = node.properties
    const link: TextStyle = typeof href === 'string' ? { href } : {}
    return readInlines(node.children, { ...style, ...markStyles[node.tagName], ...link })
  })
}
