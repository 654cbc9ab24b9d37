import { PDFHexString } from 'pdf-lib'
import type { PdfPicture } from '../content/pictures.ts'
import type { Face } from '../fonts/face.ts'
import type { Draw, Page, StructureElement, TextDraw } from '../pages/page.ts'
import type { EmbeddedPicture } from './images.ts'
import { hexByte, type MathFonts, matrixNumbers } from './math-fonts.ts'
import { pdfNumber } from './numbers.ts'
import type { TextFont } from './text-fonts.ts'

export interface Pens {
  text: ReadonlyMap<Face, TextFont>
  math: MathFonts
  /** The names of fonts used on this page. */
  used: Set<string>
  pictures: ReadonlyMap<PdfPicture, EmbeddedPicture>
  /** The pictures used on this page. */
  usedPictures: Set<EmbeddedPicture>
  /** The opacities used on this page. */
  opacities: Set<number>
}

/** The slant of oblique text (tan 12°). */
const slant = 0.2126

/**
 * Tags each piece of content with its structure element, or marks it as an artifact.
 * @param isInTree returns whether an element is in the document's structure tree
 */
export function pageOperators(page: Page, pens: Pens, isInTree: (element: StructureElement) => boolean): string {
  return page.contents
    .map(({ element, draws, actualText }, index) => {
      const drawn = draws.map((draw) => drawOperators(draw, pens)).join('\n')
      if (!element || !isInTree(element)) return `/Artifact BMC\n${drawn}\nEMC`
      const marked = `/${element.role} <</MCID ${index}>> BDC`
      if (actualText === undefined) return `${marked}\n${drawn}\nEMC`
      const replacement = PDFHexString.fromText(actualText).toString()
      return `${marked}\n/Span <</ActualText ${replacement}>> BDC\n${drawn}\nEMC\nEMC`
    })
    .join('\n')
}

function drawOperators(draw: Draw, pens: Pens): string {
  switch (draw.kind) {
    case 'text':
      return textOperators(draw, pens)
    case 'formula':
      return formulaOperators(draw, pens)
    case 'box': {
      const sides = [draw.x, draw.y, draw.width, draw.height].map((value) => pdfNumber(value)).join(' ')
      return `q ${draw.color} rg ${sides} re f Q`
    }
    case 'picture': {
      const picture = pens.pictures.get(draw.file)
      if (!picture) throw new Error('A picture is not embedded')
      pens.usedPictures.add(picture)
      const [width, height, x, y] = [draw.width, draw.height, draw.x, draw.y].map((value) => pdfNumber(value))
      return `q ${width} 0 0 ${height} ${x} ${y} cm /${picture.name} Do Q`
    }
    case 'shape':
      if (draw.opacity !== undefined) pens.opacities.add(draw.opacity)
      return `q ${draw.opacity === undefined ? '' : `/${getOpacityName(draw.opacity)} gs `}1 0 0 1 ${pdfNumber(draw.x)} ${pdfNumber(draw.y)} cm ${draw.operators} Q`
  }
}

/** Returns the name of the graphics state that sets the fill opacity. */
export function getOpacityName(opacity: number): string {
  return `A${Math.round(opacity * 100)}`
}

function textOperators({ text, face, size, x, y, slanted, color }: TextDraw, { text: fonts, used }: Pens): string {
  const font = fonts.get(face)
  if (!font) throw new Error(`The face ${face.postScriptName} is not embedded`)
  used.add(font.name)
  const place = `1 0 ${slanted ? slant : 0} 1 ${pdfNumber(x)} ${pdfNumber(y)} Tm`
  const written = `BT /${font.name} ${pdfNumber(size)} Tf ${place} ${font.font.encodeText(text).toString()} Tj ET`
  return color ? `q ${color} rg ${written} Q` : written
}

function formulaOperators(draw: Extract<Draw, { kind: 'formula' }>, pens: Pens): string {
  const { drawing, size, x, y } = draw
  const scale = size / 1000
  const lines = ['q 0 g 0 G']
  let font = ''
  let inText = false
  const endText = () => {
    if (inText) lines.push('ET')
    inText = false
    font = ''
  }
  for (const part of drawing.parts) {
    if (part.kind === 'glyph') {
      const place = pens.math.find(part.glyph)
      pens.used.add(place.font)
      if (!inText) lines.push('BT')
      inText = true
      if (font !== place.font) lines.push(`/${place.font} 1 Tf`)
      font = place.font
      const [a, b, c, d, e, f] = part.matrix
      const matrix = [a * size, b * size, c * size, d * size, x + e * scale, y + f * scale]
      lines.push(`${matrixNumbers(matrix)} Tm <${hexByte(place.code)}> Tj`)
    } else if (part.kind === 'operators') {
      endText()
      lines.push(...scalePoint(part.operators, pdfNumber(scale, 6), x, y))
    }
  }
  endText()
  return [...lines, 'Q', ...draw.texts.map((text) => textOperators(text, pens))].join('\n')
}

/**
 * Converts operators from the formula's units to points. Operators that only save or restore the graphics state do not
 * change.
 */
function scalePoint(operators: string, scale: string, x: number, y: number): string[] {
  if (operators === 'Q' || /^q [\d. ]+rg [\d. ]+RG$/.test(operators)) return [operators]
  const units = `${scale} 0 0 ${scale} ${pdfNumber(x)} ${pdfNumber(y)} cm`
  if (!operators.startsWith('q ') || !operators.endsWith(' W n')) return [`q ${units}`, operators, 'Q']
  // The clip path is in the formula's units, so the inverse matrix restores page units after it.
  const back = 1 / Number(scale)
  const inverse = `${pdfNumber(back, 6)} 0 0 ${pdfNumber(back, 6)} ${pdfNumber(-x * back, 4)} ${pdfNumber(-y * back, 4)} cm`
  return ['q', units, operators.slice(2), inverse]
}
