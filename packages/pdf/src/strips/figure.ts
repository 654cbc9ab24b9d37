import { drawFigure } from '@pathwise/rich-text/draw-figure'
import type { Figure } from '@pathwise/rich-text/figure'
import {
  type Mark,
  type PathMark,
  type Picture,
  type TextMark,
  type Tone,
  textSize,
} from '@pathwise/rich-text/figure-picture'
import { shifts } from '@pathwise/rich-text/figure-svg'
import type { Inline } from '../content/block.ts'
import { measureWidth } from '../fonts/typesetter.ts'
import type { Language } from '../language.ts'
import { textHeight } from '../pages/geometry.ts'
import { addElement, type Draw, drawContent, type TextDraw } from '../pages/page.ts'
import { setWords } from '../pages/set-words.ts'
import { addSpace, type Strip } from '../pages/strip.ts'
import { pdfNumber } from '../write/numbers.ts'
import type { LayoutContext } from './context.ts'
import { layOutText } from './paragraph.ts'

/** The colors of figures on white paper, as red, green and blue from 0 to 1. */
const tones: Readonly<Record<Tone, string>> = {
  ink: '0.09 0.11 0.16',
  quiet: '0.35 0.38 0.44',
  grid: '0.83 0.84 0.86',
  first: '0.12 0.33 0.51',
  second: '0.64 0.16 0.13',
  third: '0.05 0.4 0.35',
  paper: '1 1 1',
}

/** `left` and `top` are in points. `scale` is in points per pixel. */
interface Placement {
  readonly left: number
  readonly top: number
  readonly scale: number
  readonly language: Language
}

/** Returns the scale, in points per pixel, at which text in a figure matches the surrounding text. */
export function findPixelSize({ size }: Pick<LayoutContext['setting'], 'size'>): number {
  return size / textSize
}

/**
 * Puts the caption below the figure. Text in the figure is as large as the surrounding text, unless the figure must
 * shrink to fit.
 */
export function layOutFigure(figure: Figure, caption: readonly Inline[], context: LayoutContext): Strip[] {
  const { setting, width, parent } = context
  const natural = findPixelSize(setting)
  const picture = drawFigure(figure, { width: width / natural })
  const scale = Math.min(natural, width / picture.width, (textHeight * 0.95) / picture.height)
  const element = addElement(parent, 'Figure')
  element.alt = figure.alt
  const height = picture.height * scale
  const strip: Strip = {
    height,
    gap: setting.size * 0.5,
    keepWithNext: caption.length > 0,
    paint: (page, left, top) => {
      const start = left + (width - picture.width * scale) / 2
      const placement = { left: start, top, scale, language: setting.language }
      element.bounds = [start, top - height, start + picture.width * scale, top]
      drawContent(page, element, drawPicture(picture, placement))
    },
  }
  if (caption.length === 0) return [strip]
  return [strip, ...addSpace(layOutText(caption, context, addElement(parent, 'Caption')), setting.size * 0.3)]
}

function drawPicture({ marks }: Picture, placement: Placement): Draw[] {
  return marks.flatMap((mark: Mark) => (mark.kind === 'path' ? [drawPath(mark, placement)] : drawText(mark, placement)))
}

function drawPath({ commands, stroke, fill, opacity }: PathMark, { left, top, scale }: Placement): Draw {
  const lines = commands.map(([letter, ...numbers]) => {
    // The y axis points down in a figure, but up in PDF.
    const points = numbers.map((value, index) => pdfNumber(index % 2 === 0 ? value * scale : -value * scale))
    return [...points, letter === 'Z' ? 'h' : letter.toLowerCase()].join(' ')
  })
  const paints = fill && stroke ? 'B' : fill ? 'f' : 'S'
  const operators = [
    ...(fill ? [`${tones[fill]} rg`] : []),
    ...(stroke ? [`${tones[stroke.tone]} RG ${pdfNumber(stroke.width * scale)} w 1 j ${stroke.dash ? 0 : 1} J`] : []),
    ...(stroke?.dash ? [`[${stroke.dash.map((length) => pdfNumber(length * scale)).join(' ')}] 0 d`] : []),
    ...lines,
    paints,
  ].join('\n')
  return { kind: 'shape', x: left, y: top, operators, ...(opacity !== undefined && { opacity }) }
}

/** Draws text in the document's fonts, with a white background if the text covers lines. */
function drawText({ runs, x, y, size, anchor, covers }: TextMark, { left, top, scale, language }: Placement): Draw[] {
  const sized = runs.map((run) => ({ ...run, size: (run.shift ? size * 0.78 : size) * scale }))
  const widths = sized.map((run) => measureWidth(run.text, language) * run.size)
  const width = widths.reduce((sum, each) => sum + each, 0)
  const start = left + x * scale - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0)
  const baseline = top - y * scale
  const ground: Draw = {
    ...{ kind: 'box', x: start - 1, y: baseline - size * scale * 0.22, color: tones.paper },
    ...{ width: width + 2, height: size * scale * 1.02 },
  }
  let at = start
  const letters = sized.flatMap((run, index): TextDraw[] => {
    const rise = run.shift ? -shifts[run.shift] * scale : 0
    const set = setWords(run.text, { language, size: run.size, color: tones.ink }, at, baseline + rise)
    at += widths[index] ?? 0
    return run.italic ? set.map((letter) => ({ ...letter, slanted: true })) : set
  })
  return covers ? [ground, ...letters] : letters
}
