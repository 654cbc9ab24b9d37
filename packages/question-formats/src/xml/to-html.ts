import type { XmlElement } from './element.ts'

const voidNames: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'col', 'input', 'wbr', 'source', 'track', 'embed'])

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;')
}

/** Escapes the text of an element, and drops characters that XML 1.0 does not allow. */
export function xmlText(text: string): string {
  return escapeText(text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ''))
}

/** Converts XHTML nodes to HTML, which the caller must sanitize. */
export function toHtml(nodes: readonly (XmlElement | string)[]): string {
  return nodes.map((node) => (typeof node === 'string' ? escapeText(node) : elementHtml(node))).join('')
}

function elementHtml({ name, attributes, children }: XmlElement): string {
  const pairs = [...attributes].map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`).join('')
  const begin = `<${name}${pairs}>`
  return voidNames.has(name) ? begin : `${begin}${toHtml(children)}</${name}>`
}
