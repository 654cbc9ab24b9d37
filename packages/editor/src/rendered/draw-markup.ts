import { drawFigure } from '@pathwise/rich-text/draw-figure'
import { readFigureJson } from '@pathwise/rich-text/figure'
import { buildSvg, escapeXml, writeSvg } from '@pathwise/rich-text/figure-svg'
import { renderFormula } from '@pathwise/rich-text/formula'
import mainFont from 'katex/dist/fonts/KaTeX_Main-Regular.woff2?url'
import italicFont from 'katex/dist/fonts/KaTeX_Math-Italic.woff2?url'
import { preload } from 'react-dom'

// Sanitized HTML always writes these elements the same way, and escapes quotation marks in their attributes.
const formula = /<(span|div) data-type="math" data-latex="([^"]*)"><\/\1>/g
const figure = /<figure data-figure="([^"]*)">/g

const entity = /&(?:#x([\da-f]+)|lt|gt);/gi

function decodeAttribute(value: string): string {
  return value.replaceAll(entity, (name, code: string | undefined) =>
    code === undefined ? (name === '&lt;' ? '<' : '>') : String.fromCodePoint(Number.parseInt(code, 16)),
  )
}

/** The server draws each figure at these two widths, in pixels. `content.css` shows one of the two drawings. */
const widths = { narrow: 300, wide: 460 } as const

/** The fonts that formulas use most, each with a string that occurs in the HTML of every formula that uses the font. */
const fonts = [
  [mainFont, '"katex"'],
  [italicFont, ' mathnormal'],
] as const

/**
 * Draws the formulas and figures of markup on the server, so that a page shows them before its scripts run. The server
 * does not know the width of the page, so it draws each figure twice. Call it while React renders, so that the page
 * preloads the fonts. Text would shift if they arrived after the first paint.
 * @param markup from `readingMarkup` or a phrase
 */
export function drawMarkup(markup: string): string {
  const drawn = markup
    .replaceAll(formula, (_whole, tag: string, latex: string) => drawFormula(tag, latex))
    .replaceAll(figure, (tag, json: string) => tag + drawBothWidths(decodeAttribute(json)))
  for (const [font, sign] of fonts) {
    if (drawn.includes(sign)) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: '' })
  }
  return drawn
}

function drawFormula(tag: string, attribute: string): string {
  const latex = decodeAttribute(attribute)
  const isBlock = tag === 'div'
  const html = renderFormula(latex, isBlock)
  const look = [isBlock && 'formula-block', html === undefined && 'formula-refused'].filter(Boolean).join(' ')
  const shown = html ?? `<code class="formula-source">${escapeXml(latex)}</code>`
  return `<${tag} data-type="math" data-latex="${attribute}"${look && ` class="${look}"`}>${shown}</${tag}>`
}

function drawBothWidths(json: string): string {
  const read = readFigureJson(json)
  if ('mistake' in read) return `<p>${escapeXml(read.alt ?? '')}</p>`
  return Object.entries(widths)
    .map(([name, width]) => {
      const svg = buildSvg(drawFigure(read.figure, { width }), read.figure.alt)
      return writeSvg({ ...svg, attributes: { ...svg.attributes, class: `figure-${name}` } })
    })
    .join('')
}
