import type { Element, ElementContent } from 'hast'
import { element, stringProperty, text, textContent } from '../../node.ts'

/** The property that marks an `mo` as the left or right side of a fence. A fence stretches with the formula. */
export const fence = 'dataFence'

/**
 * Rewrites MathML with simpler elements, following the specification. `mfenced` becomes its delimiters, and `ms`
 * becomes quoted text. `maction` becomes the child it shows, and `semantics` loses its annotations. Invisible operators
 * are dropped.
 */
export function simplifyMathml(node: Element): Element {
  const visible = node.children.filter((child) => child.type !== 'element' || !isInvisibleOperator(child))
  const children = visible.map((child) => (child.type === 'element' ? simplifyMathml(child) : child))
  const elements = children.filter((child) => child.type === 'element')
  switch (node.tagName) {
    case 'mfenced':
      return element('mrow', {}, fencedChildren(node, elements))
    case 'ms':
      return element('mtext', {}, [text(`"${textContent(node)}"`)])
    case 'maction':
      return element('mrow', {}, elements.slice(0, 1))
    case 'semantics':
      return element('mrow', {}, elements.filter(({ tagName }) => !tagName.startsWith('annotation')).slice(0, 1))
    case 'menclose':
      return enclosed(node, elements)
    case 'mfrac':
      // On one line, `a + b` over `c` would read as `a + b/c`.
      return element('mfrac', { ...node.properties, bevelled: undefined }, children)
    default:
      return element(node.tagName, node.properties, children)
  }
}

/** Returns whether a node is an invisible operator, such as the one between `sin` and `x`. */
function isInvisibleOperator(node: Element): boolean {
  return node.tagName === 'mo' && /^\s*[\u2061-\u2064]\s*$/u.test(textContent(node))
}

function fencedChildren(node: Element, elements: readonly Element[]): ElementContent[] {
  const separators = Array.from((stringProperty(node, 'separators') ?? ',').replaceAll(/\s/g, ''))
  const parts = elements.flatMap((part, index) => {
    const separator = separators[index - 1] ?? separators.at(-1)
    return index === 0 || separator === undefined ? [part] : [sign(separator), part]
  })
  return [
    sign(readFence(node, 'open', '('), { [fence]: 'left' }),
    element('mrow', {}, parts),
    sign(readFence(node, 'close', ')'), { [fence]: 'right' }),
  ]
}

/** The HTML parser turns `open=""` into the boolean `true`, which here means an empty string. */
function readFence(node: Element, name: 'open' | 'close', usual: string): string {
  const value = node.properties[name]
  if (value === undefined || value === null) return usual
  return typeof value === 'string' ? value.trim() : ''
}

function sign(character: string, properties: Element['properties'] = {}): Element {
  return element('mo', properties, [text(character)])
}

/**
 * In `<menclose>`, a line above or below becomes an accent, and a radical becomes a root. All other notations are kept.
 */
function enclosed(node: Element, elements: Element[]): Element {
  const notation = stringProperty(node, 'notation')?.trim() ?? 'longdiv'
  const inside = element('mrow', {}, elements)
  if (notation === 'top') return element('mover', {}, [inside, sign('‾')])
  if (notation === 'bottom') return element('munder', {}, [inside, sign('_')])
  if (notation === 'radical') return element('msqrt', {}, elements)
  return element('menclose', { notation }, [inside])
}
