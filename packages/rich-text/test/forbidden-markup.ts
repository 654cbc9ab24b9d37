import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { readFigureJson } from '../src/figure/figure.ts'
import { safeHref } from '../src/links.ts'

const allowed: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    [
      ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'hr', 'br', 'ul', 'table', 'thead', 'tbody'],
      ...['tr', 'strong', 'em', 'u', 's', 'sub', 'sup'],
    ].map((name) => [name, []]),
  ),
  a: ['href', 'title'],
  ol: ['start'],
  li: ['data-checked'],
  code: ['class'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
  span: ['data-type', 'data-latex'],
  div: ['data-type', 'data-latex'],
  figure: ['data-figure'],
  figcaption: [],
}

/**
 * Parses HTML as a browser does, and lists everything that must not be stored. Has its own allow-list, to find mistakes
 * in the product's list.
 */
export function findForbiddenMarkup(html: string): string[] {
  return parseFragment(html).childNodes.flatMap(findings)
}

function findings(node: DefaultTreeAdapterTypes.ChildNode): string[] {
  if (node.nodeName === '#text') return []
  if (!('tagName' in node)) return [node.nodeName]
  const attributes = allowed[node.tagName]
  if (!attributes || !node.namespaceURI.endsWith('1999/xhtml')) return [`<${node.tagName}>`]
  const odd = node.attrs.filter(({ name, value }) => {
    if (!attributes.includes(name)) return true
    if (name === 'data-figure') return !('figure' in readFigureJson(value))
    return name === 'href' ? safeHref(value) !== value : name === 'data-type' && value !== 'math'
  })
  return [...odd.map(({ name, value }) => `${name}=${value}`), ...node.childNodes.flatMap(findings)]
}
