import { limits } from '@pathwise/rich-text/limits'
import { cleanPhrase } from '@pathwise/rich-text/phrase'

/** The marks that a phrase can have, written as in HTML. */
const mark = '</?(?:strong|em|u|s|sub|sup|code)>'
const formula = String.raw`\\\(([\s\S]*?)\\\)`
const tokens = new RegExp(`(${mark})|${formula}`, 'g')

function inText(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? ''
  const latex = node.getAttribute('data-latex')
  if (latex !== null) return `\\(${latex}\\)`
  const inside = [...node.childNodes].map(inText).join('')
  const name = node.tagName.toLowerCase()
  return name === 'body' ? inside : `<${name}>${inside}</${name}>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** A stored title or choice as a line to be typed: formulas between `\(` and `\)`, marks as their HTML, everything else as it reads. */
export function phraseAsTyped(html: string): string {
  return inText(new DOMParser().parseFromString(cleanPhrase(html), 'text/html').body)
}

/** The phrase that a typed line means, as it is stored. One that is too long comes back uncleaned, and as long as it is. */
export function phraseFromTyped(line: string): string {
  let html = ''
  let end = 0
  for (const { 0: whole, 1: tag, 2: latex, index } of line.matchAll(tokens)) {
    html += escaped(line.slice(end, index))
    html += tag ?? `<span data-type="math" data-latex="${escaped(latex ?? '')}"></span>`
    end = index + whole.length
  }
  html += escaped(line.slice(end))
  return html.length > limits.phraseLength ? html : cleanPhrase(html)
}
