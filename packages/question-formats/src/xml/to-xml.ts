import type { XmlElement } from './element.ts'
import { escapeAttribute, escapeText } from './to-html.ts'

export function toXml(node: XmlElement | string): string {
  if (typeof node === 'string') return escapeText(node)
  const pairs = [...node.attributes].map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`).join('')
  return `<${node.name}${pairs}>${node.children.map(toXml).join('')}</${node.name}>`
}
