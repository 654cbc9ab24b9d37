import type { ElementContent, Nodes } from 'hast'
import { isBlock } from './layout.ts'
import { latexOf } from './maths.ts'
import { contentOf, textContent } from './node.ts'
import { parseHtml } from './parse.ts'

/**
 * The words of stored HTML, for search, titles and file names: formulas as LaTeX, a line for each block, cells of a
 * row parted by a space.
 */
export function plainText(html: string): string {
  return textOf(parseHtml(html))
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element' && node.type !== 'root') return ''
  const children = contentOf(node)
  if (node.type === 'root') return linesOf(children)
  if (node.tagName === 'br') return '\n'
  if (node.tagName === 'tr') return children.filter(isBlock).map(textOf).join(' ')
  if (node.tagName === 'pre') return textContent(node).trimEnd()
  return latexOf(node) ?? (isBlock(node) ? linesOf(children) : children.map(textOf).join(''))
}

function linesOf(children: readonly ElementContent[]): string {
  const lines: string[] = []
  let line = ''
  for (const child of children) {
    if (isBlock(child)) {
      lines.push(line, textOf(child))
      line = ''
    } else {
      line += textOf(child)
    }
  }
  return [...lines, line]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n')
}
