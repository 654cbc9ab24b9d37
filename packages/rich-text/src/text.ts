import type { ElementContent, Nodes } from 'hast'
import { storedFigure } from './figure/element.ts'
import { isBlock } from './layout.ts'
import { readLatex } from './math.ts'
import { listContent, textContent } from './node.ts'
import { parseHtml } from './parse.ts'
import { storedPicture } from './picture/element.ts'

/**
 * Extracts plain text for search, titles and file names. Formulas become LaTeX. Figures and pictures become their alt
 * text. Each block gets its own line, and spaces separate cells.
 */
export function plainText(html: string): string {
  return readText(parseHtml(html))
}

function readText(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element' && node.type !== 'root') return ''
  const children = listContent(node)
  if (node.type === 'root') return readLines(children)
  if (node.tagName === 'br') return '\n'
  if (node.tagName === 'tr') return children.filter(isBlock).map(readText).join(' ')
  if (node.tagName === 'pre') return textContent(node).trimEnd()
  if (node.tagName === 'figure')
    return [storedFigure(node)?.alt, storedPicture(node)?.alt, readLines(children)].filter(Boolean).join('\n')
  return readLatex(node) ?? (isBlock(node) ? readLines(children) : children.map(readText).join(''))
}

function readLines(children: readonly ElementContent[]): string {
  const lines: string[] = []
  let line = ''
  for (const child of children) {
    if (isBlock(child)) {
      lines.push(line, readText(child))
      line = ''
    } else {
      line += readText(child)
    }
  }
  return [...lines, line]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n')
}
