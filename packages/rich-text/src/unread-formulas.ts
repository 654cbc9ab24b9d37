import type { Nodes } from 'hast'
import { readLatex } from './math.ts'
import { listContent } from './node.ts'
import { parseHtml } from './parse.ts'

/**
 * Lists text between two dollar signs that contains a LaTeX command but is not a formula, for example because its
 * braces are unbalanced. Readers see the LaTeX source.
 */
export function listUnreadFormulas(html: string): string[] {
  if (!html.includes('$') || !html.includes('\\')) return []
  return collectTexts(parseHtml(html)).flatMap((text) =>
    text
      .split('$')
      .slice(1, -1)
      .filter((between) => /\\[A-Za-z]/.test(between)),
  )
}

/** Skips code and formulas. */
function collectTexts(node: Nodes): string[] {
  if (node.type === 'text') return [node.value]
  if (node.type !== 'root' && node.type !== 'element') return []
  if (node.type === 'element' && (node.tagName === 'code' || readLatex(node) !== undefined)) return []
  return listContent(node).flatMap(collectTexts)
}
