import type { Element, ElementContent, Nodes } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { element, text, textContent } from './node.ts'
import { parseHtml } from './parse.ts'

/** If MathML cannot be converted, its source is shown as code, so that readers do not mistake it for a formula. */
export function sourceElement(math: Element): Element {
  return element('code', {}, [text(toHtml(math, { space: 'svg' }).replaceAll(/\s+/g, ' '))])
}

/** Lists the MathML that stored HTML shows as code because it could not be converted, in document order. */
export function listMathmlSources(...sources: readonly string[]): string[] {
  return sources.flatMap((html) => (html.includes('&#x3C;math') ? findSources(parseHtml(html)) : []))
}

function findSources(node: Nodes): string[] {
  if (!('children' in node)) return []
  const children: readonly Nodes[] = node.children
  if (node.type !== 'element' || node.tagName !== 'code') return children.flatMap(findSources)
  const code = textContent(node)
  return /^<math[\s>].*<\/math>$/s.test(code) ? [code] : []
}

/** Elements that add no layout, so that their characters appear side by side. */
const flatNames: ReadonlySet<string> = new Set([
  'math',
  'mrow',
  'mstyle',
  'mpadded',
  'mi',
  'mn',
  'mo',
  'ms',
  'mtext',
  'mspace',
])

/** Returns whether the characters of a formula, without its layout, convey its full meaning. */
export function isFlat(math: ElementContent): boolean {
  return math.type !== 'element' || (flatNames.has(math.tagName) && math.children.every(isFlat))
}
