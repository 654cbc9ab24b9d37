import type { Element, Nodes } from 'hast'
import { element, stringProperty } from './node.ts'
import { parseHtml } from './parse.ts'

/** Builds a stored formula: an empty `<span>` for an inline formula, or an empty `<div>` for a block formula. */
export function mathElement(latex: string, block: boolean): Element {
  return element(block ? 'div' : 'span', { dataType: 'math', dataLatex: tidyLatex(latex) }, [])
}

/** Returns the LaTeX of a stored formula, or undefined for any other element. */
export function readLatex(node: Element): string | undefined {
  const isMath = (node.tagName === 'span' || node.tagName === 'div') && node.properties['dataType'] === 'math'
  return isMath ? (stringProperty(node, 'dataLatex') ?? '') : undefined
}

/** Removes control characters. Line breaks are kept, because they end LaTeX comments. */
function tidyLatex(latex: string): string {
  return latex
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}

/** Returns the LaTeX of each distinct formula in stored HTML, in document order. */
export function latexExpressions(...sources: readonly string[]): string[] {
  return [...new Set(sources.flatMap((html) => listFormulas(parseHtml(html))))]
}

function listFormulas(node: Nodes): string[] {
  const latex = node.type === 'element' ? readLatex(node) : undefined
  if (latex) return [latex]
  return 'children' in node ? node.children.flatMap(listFormulas) : []
}
