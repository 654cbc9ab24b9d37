import type { Figure } from '../figure.ts'
import { drawCircuit } from './circuit.ts'
import { drawBars, drawBoxes, drawDots, drawHistogram, drawNumberLine } from './data.ts'
import { drawForces, drawWeb } from './diagrams.ts'
import { drawGeometry } from './geometry.ts'
import { text, wrapLabel } from './label.ts'
import { lineHeight, type Picture } from './picture.ts'
import { drawGraph, drawScatter } from './plane.ts'

/** The minimum and maximum picture width, in pixels. The size of text does not depend on the width. */
export const figureWidths = { min: 220, max: 460 } as const

/**
 * @param width in pixels, clamped to `figureWidths`
 * @returns the same picture for the page, the PDF and the export
 */
export function drawFigure(figure: Figure, { width }: { readonly width: number }): Picture {
  const picture = drawKind(figure, Math.round(Math.min(figureWidths.max, Math.max(figureWidths.min, width))))
  if (figure.note === undefined) return picture
  const lines = wrapLabel(figure.note, picture.width)
  const note = lines.map((line, index) => text(line, picture.width / 2, picture.height + lineHeight * (index + 1)))
  return {
    ...picture,
    height: picture.height + lineHeight * lines.length + 8,
    marks: [...picture.marks, ...note],
  }
}

function drawKind(figure: Figure, width: number): Picture {
  switch (figure.kind) {
    case 'graph':
      return drawGraph(figure, width)
    case 'scatter':
      return drawScatter(figure, width)
    case 'bars':
      return drawBars(figure, width)
    case 'histogram':
      return drawHistogram(figure, width)
    case 'dots':
      return drawDots(figure, width)
    case 'boxes':
      return drawBoxes(figure, width)
    case 'number_line':
      return drawNumberLine(figure, width)
    case 'geometry':
      return drawGeometry(figure, width)
    case 'circuit':
      return drawCircuit(figure, width)
    case 'forces':
      return drawForces(figure, width)
    case 'web':
      return drawWeb(figure, width)
  }
}
