import type { Language } from '../language.ts'
import type { FormulaPiece, Line, Piece, TextPiece } from '../lines/line.ts'
import type { Setting } from '../lines/words.ts'
import type { Drawing } from '../math/drawing.ts'
import { transform } from '../math/matrix.ts'
import { describeFormula } from '../math/reading.ts'
import {
  addElement,
  type Draw,
  drawArtifact,
  drawContent,
  type Page,
  type StructureElement,
  type TextDraw,
} from '../pages/page.ts'
import { setWords } from '../pages/set-words.ts'
import { colors } from './colors.ts'

export function paintLine(
  page: Page,
  line: Line,
  { element, x, baseline, setting }: { element: StructureElement; x: number; baseline: number; setting: Setting },
): void {
  let left = x
  for (const piece of line.pieces) {
    const place = { page, x: left, y: baseline + piece.rise }
    const owner = findOwner(piece, element)
    if (piece.kind === 'formula') paintFormula(piece, place, owner, setting)
    else paintText(piece, place, owner)
    if (piece.style.href !== undefined) addLink(piece, place, owner, setting, piece.style.href)
    left += piece.width
  }
}

interface Place {
  page: Page
  x: number
  y: number
}

/** Returns the structure element of a piece: a new one for a link or code, otherwise the element of the line. */
function findOwner({ style }: Piece, element: StructureElement): StructureElement {
  if (style.href !== undefined) return addElement(element, 'Link')
  return style.code ? addElement(element, 'Code') : element
}

function paintText(piece: TextPiece, { page, x, y }: Place, element: StructureElement): void {
  const { style, size, width } = piece
  const box = (height: number, thickness: number, color: string): Draw => {
    return { kind: 'box', x, y: y + height * size, width, height: thickness * size, color }
  }
  const color = style.href !== undefined ? colors.link : style.code ? colors.code : colors.text
  if (style.code) drawArtifact(page, [box(-0.28, 1.25, colors.codeGround)])
  const { text, face } = piece
  drawContent(page, element, [{ kind: 'text', text, face, size, x, y, slanted: style.emphasis === true, color }])
  if (style.underline || style.href !== undefined) drawArtifact(page, [box(-0.15, 0.055, color)])
  if (style.strike) drawArtifact(page, [box(0.28, 0.055, color)])
}

function paintFormula(piece: FormulaPiece, { page, x, y }: Place, parent: StructureElement, setting: Setting): void {
  const element = addFormula(parent, piece.latex, setting)
  const draw = formulaDraw(piece.drawing, piece.size, x, y, setting.language)
  drawContent(page, element, [draw], describeFormula(piece.latex))
}

/** The alt text spells out the formula for screen readers. The title is the LaTeX. */
export function addFormula(parent: StructureElement, latex: string, setting: Setting): StructureElement {
  const element = addElement(parent, 'Formula')
  const speech = setting.speakFormula(latex)
  element.alt = speech?.words ?? describeFormula(latex)
  element.title = latex
  if (speech && speech.language !== setting.language) element.language = speech.language
  return element
}

/** Spells out a formula in the document's language. Without speech rules for that language, returns plain text. */
export function nameFormula(latex: string, { language, speakFormula }: Setting): string {
  const speech = speakFormula(latex)
  return speech?.language === language ? speech.words : describeFormula(latex)
}

/** Includes text in scripts that the math font lacks. */
export function formulaDraw(drawing: Drawing, size: number, x: number, y: number, language: Language): Draw {
  const texts = drawing.parts.flatMap((part): TextDraw[] => {
    if (part.kind !== 'text') return []
    const [originX, originY] = transform(part.matrix, 0, 0)
    const letters = (part.size / 1000) * Math.abs(part.matrix[0]) * size
    const [left, baseline] = [x + (originX / 1000) * size, y + (originY / 1000) * size]
    return setWords(part.text, { language, size: letters }, left, baseline)
  })
  return { kind: 'formula', drawing, size, x, y, texts }
}

function addLink(piece: Piece, { page, x, y }: Place, element: StructureElement, setting: Setting, href: string): void {
  const words = piece.kind === 'text' ? piece.text : nameFormula(piece.latex, setting)
  const [bottom, top] = [y - 0.25 * piece.size, y + 0.9 * piece.size]
  const link = { element, href, words, left: x, right: x + piece.width, bottom, top }
  page.links.push(link)
  element.children.push({ kind: 'link', page, link })
}
