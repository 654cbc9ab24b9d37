import type { Figure } from '@pathwise/rich-text/figure'
import { drawForFile } from '../shared/drawn-figures.ts'
import { findChild, findChildren, type XmlElement } from '../xml/element.ts'
import { escapeAttribute, toHtml, xmlText } from '../xml/to-html.ts'

const objectClass = 'figure'
const parameter = 'figure'

/**
 * Writes a figure as an embedded SVG image, which QTI 2.1 supports. A `<param>` contains our data.
 * @param json the stored JSON of the figure
 * @param caption XHTML, or ''
 */
export function figureXhtml(figure: Figure, json: string, caption: string): string {
  const image = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawForFile(figure))}`
  const data = `<param name="${parameter}" value="${escapeAttribute(json)}" valuetype="DATA"/>`
  const object = `<object type="image/svg+xml" data="${escapeAttribute(image)}">${data}${xmlText(figure.alt)}</object>`
  return `<div class="${objectClass}">${object}${caption === '' ? '' : `<p>${caption}</p>`}</div>`
}

const pictureClass = 'picture'

/** Writes a picture and its caption as a paragraph. QTI 2.1 has no element for both. */
export function pictureXhtml(content: readonly string[]): string {
  return `<div class="${pictureClass}">${content.join('')}</div>`
}

/** Converts an item's XHTML to HTML, and restores our figures and pictures. */
export function itemHtml(nodes: XmlElement['children']): string {
  return toHtml(nodes.map(restoreFigures))
}

function restoreFigures(node: XmlElement | string): XmlElement | string {
  if (typeof node === 'string') return node
  if (node.attributes.get('class') === pictureClass) return restorePicture(node)
  const object = node.attributes.get('class') === objectClass ? findChild(node, 'object') : undefined
  const data = object && findChildren(object, 'param').find(({ attributes }) => attributes.get('name') === parameter)
  const json = data?.attributes.get('value')
  if (json === undefined) return { ...node, children: node.children.map(restoreFigures) }
  const caption = findChildren(node, 'p').map((line) => ({ ...line, name: 'figcaption' }))
  return { ...node, name: 'figure', attributes: new Map([['data-figure', json]]), children: caption }
}

function restorePicture(node: XmlElement): XmlElement {
  const children = node.children.map((child) =>
    typeof child !== 'string' && child.name === 'p' ? { ...child, name: 'figcaption' } : child,
  )
  return { ...node, name: 'figure', attributes: new Map(), children }
}
