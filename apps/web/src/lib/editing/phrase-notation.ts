import { limits } from '@pathwise/rich-text/limits'
import { cleanPhrase } from '@pathwise/rich-text/phrase'

/** The HTML tags that users may type in a phrase. */
const mark = '</?(?:strong|em|u|s|sub|sup|code)>'
const formula = String.raw`\\\(([\s\S]*?)\\\)`
// superlinear: at most `limits.phraseLength` characters
const tokens = new RegExp(`(${mark})|${formula}`, 'g')

function inText(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? ''
  const latex = node.getAttribute('data-latex')
  if (latex !== null) return `\\(${latex}\\)`
  const inside = [...node.childNodes].map(inText).join('')
  const name = node.tagName.toLowerCase()
  return name === 'body' ? inside : `<${name}>${inside}</${name}>`
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/**
 * Converts a stored phrase to a line that can be edited. Formulas are between `\(` and `\)`, marks are HTML tags, and
 * everything else is plain text.
 */
export function toTypedLine(html: string): string {
  return inText(new DOMParser().parseFromString(cleanPhrase(html), 'text/html').body)
}

/**
 * Converts a typed line to a phrase in HTML. If the phrase is longer than `limits.phraseLength`, returns it without
 * cleaning. If the line itself is longer, only escapes it and leaves marks and formulas as text.
 */
export function parseTypedLine(line: string): string {
  if (line.length > limits.phraseLength) return escapeText(line)
  let html = ''
  let end = 0
  for (const { 0: whole, 1: tag, 2: latex, index } of line.matchAll(tokens)) {
    html += escapeText(line.slice(end, index))
    html += tag ?? `<span data-type="math" data-latex="${escapeText(latex ?? '')}"></span>`
    end = index + whole.length
  }
  html += escapeText(line.slice(end))
  return html.length > limits.phraseLength ? html : cleanPhrase(html)
}
