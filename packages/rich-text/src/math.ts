import type { Element, Nodes } from 'hast'
import { element, stringProperty } from './node.ts'
import { parseHtml } from './parse.ts'

/** A stored formula is an empty `<span>` if inline, or an empty `<div>` if block. */
export function mathElement(latex: string, block: boolean): Element {
  return element(block ? 'div' : 'span', { dataType: 'math', dataLatex: tidyLatex(latex) }, [])
}

/** Returns undefined for any element other than a stored formula. */
export function readLatex(node: Element): string | undefined {
  const isMath = (node.tagName === 'span' || node.tagName === 'div') && node.properties['dataType'] === 'math'
  return isMath ? (stringProperty(node, 'dataLatex') ?? '') : undefined
}

/** Removes control characters, except line breaks, which end LaTeX comments. */
function tidyLatex(latex: string): string {
  return latex
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}

export interface StoredFormula {
  readonly latex: string
  /** Whether the formula is on its own line. */
  readonly block: boolean
}

/** Lists the non-empty formulas of stored HTML, in document order. */
export function listFormulas(html: string): StoredFormula[] {
  return findFormulas(parseHtml(html))
}

/** Lists each distinct formula once, in document order. */
export function latexExpressions(...sources: readonly string[]): string[] {
  return [...new Set(sources.flatMap((html) => listFormulas(html).map(({ latex }) => latex)))]
}

function findFormulas(node: Nodes): StoredFormula[] {
  if (node.type === 'element') {
    const latex = readLatex(node)
    if (latex) return [{ latex, block: node.tagName === 'div' }]
  }
  return 'children' in node ? node.children.flatMap(findFormulas) : []
}
