import type { Element, Nodes } from 'hast'
import { element, stringProperty } from './node.ts'
import { parseHtml } from './parse.ts'

/** A formula as it is stored: an empty `<span>` in a line, or an empty `<div>` between lines. */
export function mathElement(latex: string, block: boolean): Element {
  return element(block ? 'div' : 'span', { dataType: 'math', dataLatex: tidyLatex(latex) }, [])
}

/** The LaTeX of an element that is a stored formula, else undefined. */
export function readLatex(node: Element): string | undefined {
  const isMath = (node.tagName === 'span' || node.tagName === 'div') && node.properties['dataType'] === 'math'
  return isMath ? (stringProperty(node, 'dataLatex') ?? '') : undefined
}

/** Line breaks stay: a comment in LaTeX ends with its line. */
function tidyLatex(latex: string): string {
  return latex
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}

/** The formulas of stored HTML as LaTeX, in the order of the text, each once. */
export function latexExpressions(...sources: readonly string[]): string[] {
  return [...new Set(sources.flatMap((html) => listFormulas(parseHtml(html))))]
}

function listFormulas(node: Nodes): string[] {
  const latex = node.type === 'element' ? readLatex(node) : undefined
  if (latex) return [latex]
  return 'children' in node ? node.children.flatMap(listFormulas) : []
}
