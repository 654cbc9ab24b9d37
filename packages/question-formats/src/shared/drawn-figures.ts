import { drawFigure } from '@pathwise/rich-text/draw-figure'
import { type Figure, readFigureJson } from '@pathwise/rich-text/figure'
import { buildSvg, writeSvg } from '@pathwise/rich-text/figure-svg'

/** The width of exported figures, in pixels. */
const fileWidth = 420

/** Matches the start of a stored figure. Sanitized HTML always writes figures in this form. */
const storedFigure = /<figure data-figure="([^"]*)">/g

/** Returns a figure as SVG for an export. */
export function drawForFile(figure: Figure): string {
  return writeSvg(buildSvg(drawFigure(figure, { width: fileWidth }), figure.alt))
}

/** Adds a drawing to each stored figure, for programs that cannot draw the figure. An import removes the drawing. */
export function addDrawings(html: string): string {
  return html.replaceAll(storedFigure, (start, attribute: string) => {
    const read = readFigureJson(attribute.replaceAll('&#x22;', '"').replaceAll('&#x26;', '&'))
    return 'figure' in read ? start + drawForFile(read.figure) : start
  })
}

const figureStart = '<figure data-figure="'
const drawingStart = '<svg '
const drawingEnd = '</svg>'

/** Removes the drawings that `addDrawings` added to figures. */
export function dropDrawings(html: string): string {
  const [first = '', ...rest] = html.split(drawingStart)
  let kept = first
  for (const part of rest) {
    const end = part.indexOf(drawingEnd)
    const isDrawing = end >= 0 && kept.startsWith(figureStart, kept.lastIndexOf('<')) && kept.endsWith('">')
    kept += isDrawing ? part.slice(end + drawingEnd.length) : drawingStart + part
  }
  return kept
}
