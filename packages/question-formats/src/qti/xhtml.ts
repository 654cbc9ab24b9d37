import { parseHtml } from '@pathwise/rich-text/parse'
import { escapeAttribute } from '../xml/to-html.ts'
import { xmlText } from '../xml/xml-text.ts'

type Node = ReturnType<typeof parseHtml>['children'][number]

/** Elements of ours that QTI 2.1 does not know, and what comes nearest. */
const spellings: Readonly<Record<string, string>> = { u: 'em', s: 'span' }

const attributes: Readonly<Record<string, string>> = {
  colSpan: 'colspan',
  href: 'href',
  rowSpan: 'rowspan',
  title: 'title',
}

/** Stored HTML as the XHTML that QTI 2.1 takes: the ticks of tasks and the starts of lists are lost. */
export function toXhtml(html: string): string {
  return parseHtml(html).children.map(nodeXhtml).join('')
}

function nodeXhtml(node: Node): string {
  if (node.type === 'text') return xmlText(node.value)
  if (node.type !== 'element') return ''
  const name = spellings[node.tagName] ?? node.tagName
  const pairs = Object.entries(node.properties).flatMap(([key, value]) => {
    const attribute = attributes[key]
    return attribute && value !== null && value !== undefined
      ? [` ${attribute}="${escapeAttribute(String(value))}"`]
      : []
  })
  const content = node.children.map(nodeXhtml).join('')
  return content === '' ? `<${name}${pairs.join('')}/>` : `<${name}${pairs.join('')}>${content}</${name}>`
}
