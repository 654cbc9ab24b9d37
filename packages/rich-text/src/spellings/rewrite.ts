import type { Element, ElementContent, Root, RootContent } from 'hast'
import { element, stringProperty } from '../node.ts'
import { blockSpellings, markSpellings } from '../vocabulary.ts'
import { imageAsLink } from './image.ts'
import { addressed } from './link.ts'
import { foreignFormula, type MathmlReader } from './maths.ts'
import { taskState } from './task.ts'

/**
 * Rewrites what other editors, old HTML and MathML say in their own ways as we store it, before the allow-list drops
 * what it does not know.
 */
export function rewriteSpellings(tree: Root, readMathml: MathmlReader): Root {
  return { type: 'root', children: tree.children.flatMap((child) => rewrite(child, readMathml)) }
}

function rewrite(node: RootContent, readMathml: MathmlReader): ElementContent[] {
  if (node.type === 'text') return [node]
  if (node.type !== 'element') return []
  const formula = foreignFormula(node, readMathml)
  if (formula) return [formula]
  const rewriteChildren = (of: Element) => of.children.flatMap((child) => rewrite(child, readMathml))
  switch (node.tagName) {
    case 'img':
      return imageAsLink(node)
    case 'a':
      return addressed(node, rewriteChildren(node))
    case 'li':
      return [element('li', { dataChecked: taskState(node) }, rewriteChildren(node))]
    case 'pre':
      return [element('pre', {}, namedCode(node, rewriteChildren(node)))]
    default:
      return [element(nameOf(node), node.properties, rewriteChildren(node))]
  }
}

/** Some editors name the language of code on the `<pre>`; we do on the `<code>` in it. */
function namedCode(pre: Element, children: ElementContent[]): ElementContent[] {
  const language = stringProperty(pre, 'dataLanguage')
  return language ? [element('code', { className: [`language-${language}`] }, children)] : children
}

function nameOf({ tagName }: Element): string {
  if (blockSpellings.has(tagName)) return 'div'
  return Object.hasOwn(markSpellings, tagName) ? (markSpellings[tagName] ?? tagName) : tagName
}
