import type { Element, ElementContent, Root, RootContent } from 'hast'
import { figureElement, readFigureElement } from '../figure/element.ts'
import { safeHref } from '../links.ts'
import { element, stringProperty, text } from '../node.ts'
import { pictureElement, readPicture, storedPicture } from '../picture/element.ts'
import { blockSpellings, markSpellings } from '../vocabulary.ts'
import { convertFormula, type MathmlReader } from './math.ts'

/**
 * Returns undefined if the item is not a task. Supports `data-checked`, and a checkbox inside the item as in HTML from
 * Markdown renderers and other editors.
 */
function taskState(item: Element): 'true' | 'false' | undefined {
  const stated = item.properties['dataChecked']
  if (stated === 'true' || stated === '') return 'true'
  if (stated === 'false') return 'false'
  const box = ownCheckbox(item)
  if (box) return box.properties['checked'] ? 'true' : 'false'
  const { dataType, dataItemType } = item.properties
  return dataType === 'taskItem' || dataItemType === 'task' ? 'false' : undefined
}

/** Ignores checkboxes in nested list items. */
function ownCheckbox(node: Element): Element | undefined {
  for (const child of node.children) {
    if (child.type !== 'element' || child.tagName === 'li') continue
    if (child.tagName === 'input' && String(child.properties['type']).toLowerCase() === 'checkbox') return child
    const found = ownCheckbox(child)
    if (found) return found
  }
  return undefined
}

/** Normalizes the link's URL. If the URL is not allowed, returns only the link's children. */
function rewriteAddress(link: Element, children: ElementContent[]): ElementContent[] {
  const href = safeHref(stringProperty(link, 'href') ?? '')
  if (href === undefined) return children
  return [element('a', { href, title: stringProperty(link, 'title') || undefined }, children)]
}

/**
 * Turns a picture stored on our server into a block. Any other image becomes its alt text or file name, linked to the
 * image if the URL is allowed.
 */
function rewriteImage(image: Element): ElementContent[] {
  const picture = readPicture(image)
  if (picture) return [pictureElement(picture, [])]
  const source = stringProperty(image, 'src') ?? ''
  const words = stringProperty(image, 'alt')?.trim() || fileName(source)
  const link = { ...image, properties: { href: source } }
  return words ? rewriteAddress(link, [text(words)]) : []
}

function fileName(address: string): string {
  if (/^\s*data:/i.test(address)) return ''
  const [path = ''] = address.split(/[?#]/, 1)
  return path.slice(path.lastIndexOf('/') + 1)
}

/**
 * Rewrites old HTML, MathML and other editors' markup to our stored form, before the allow-list drops unknown elements.
 */
export function rewriteSpellings(tree: Root, readMathml: MathmlReader): Root {
  return { type: 'root', children: tree.children.flatMap((child) => rewrite(child, readMathml)) }
}

function rewrite(node: RootContent, readMathml: MathmlReader): ElementContent[] {
  if (node.type === 'text') return [node]
  if (node.type !== 'element') return []
  const formula = convertFormula(node, readMathml)
  if (formula) return [formula]
  const rewriteChildren = (of: Element) => of.children.flatMap((child) => rewrite(child, readMathml))
  switch (node.tagName) {
    case 'img':
      return rewriteImage(node)
    case 'a':
      return rewriteAddress(node, rewriteChildren(node))
    case 'li':
      return [element('li', { dataChecked: taskState(node) }, rewriteChildren(node))]
    case 'figure':
      return rewriteFigure(node, rewriteChildren(node))
    case 'pre':
      return [element('pre', {}, namedCode(node, rewriteChildren(node)))]
    default:
      return [element(findName(node), node.properties, rewriteChildren(node))]
  }
}

/** Keeps a valid figure. Replaces an invalid figure with its alt text and its content. */
function rewriteFigure(node: Element, children: ElementContent[]): ElementContent[] {
  const read = readFigureElement(node)
  if (read && 'figure' in read) return [figureElement(read.figure, children) ?? text(read.figure.alt)]
  const words = read?.alt ? [element('div', {}, [text(read.alt)])] : []
  return [...words, element('div', {}, captionPicture(node, children))]
}

/**
 * Attaches a figure's caption to its picture if there is nothing else in the figure. Otherwise, the caption becomes a
 * separate line.
 */
function captionPicture({ children: sources }: Element, children: ElementContent[]): ElementContent[] {
  const names = sources.flatMap((child) => (child.type === 'element' ? child.tagName : []))
  const [figure, caption] = children.filter((child) => child.type === 'element')
  const picture = figure && storedPicture(figure)
  if (!picture || !caption || names.join(' ') !== 'img figcaption') return children
  return [pictureElement(picture, [caption])]
}

/** Some editors set the code language on the `<pre>`. Moves the language to the `<code>` inside. */
function namedCode(pre: Element, children: ElementContent[]): ElementContent[] {
  const language = stringProperty(pre, 'dataLanguage')
  return language ? [element('code', { className: [`language-${language}`] }, children)] : children
}

function findName({ tagName }: Element): string {
  if (blockSpellings.has(tagName)) return 'div'
  return Object.hasOwn(markSpellings, tagName) ? (markSpellings[tagName] ?? tagName) : tagName
}
