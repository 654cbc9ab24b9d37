import LineBreaker from 'linebreak'
import type { Inline, TextStyle } from '../content/block.ts'
import { type Lettering, setCharacters } from '../fonts/typesetter.ts'
import type { Language } from '../language.ts'
import type { DrawFormula } from '../math/formulas.ts'
import type { Speech } from '../math/speech.ts'
import type { FormulaPiece, Piece, TextPiece } from './line.ts'

/** The typographic settings of a text. */
export interface Setting {
  language: Language
  /** The font size in points. */
  size: number
  /** Whether all text is bold, as in headings. */
  strong: boolean
  drawFormula: DrawFormula
  /** Returns the spoken words for a formula, or undefined when the formula cannot be spoken. */
  speakFormula: (latex: string) => Speech | undefined
}

/** The smallest part of a line: one character, one formula or a line break. */
type Unit = TextPiece | FormulaPiece | { kind: 'break' }

/** The units between two opportunities for a line break. */
export interface Word {
  units: Piece[]
  width: number
  /** The width of the trailing spaces, which can extend beyond the end of the line. */
  space: number
  /** Whether a forced line break follows. */
  endsLine: boolean
}

/** The scale of code relative to the text, because code letters are wider. */
const codeScale = 0.92
const shiftedScale = 0.7
/** The scale of formulas. At the same font size, the letters of the math font are smaller than those of the text. */
export const formulaScale = 1.12
const rises = { sup: 0.36, sub: -0.16 } as const

export function splitWords(inlines: readonly Inline[], setting: Setting): Word[] {
  const units = splitUnits(inlines, setting)
  const opportunities = breakOpportunities(units, setting.language)
  const words: Word[] = []
  let word = emptyWord()
  for (const [index, unit] of units.entries()) {
    if (unit.kind === 'break') word.endsLine = true
    else add(word, unit)
    if (word.endsLine || opportunities.has(index)) {
      words.push(word)
      word = emptyWord()
    }
  }
  if (word.units.length > 0) words.push(word)
  return words
}

function splitUnits(inlines: readonly Inline[], setting: Setting): Unit[] {
  return inlines.flatMap((inline): Unit[] => {
    if (inline.kind === 'break') return [inline]
    if (inline.kind === 'text') return characters(inline.text, inline.style, setting)
    return formula(inline.latex, inline.style, setting)
  })
}

function characters(text: string, style: TextStyle, setting: Setting): TextPiece[] {
  const lettering: Lettering = {
    weight: setting.strong || style.strong ? 'bold' : 'regular',
    mono: style.code === true,
  }
  const size = setting.size * (style.code ? codeScale : 1) * (style.shift ? shiftedScale : 1)
  const rise = style.shift ? rises[style.shift] * setting.size : 0
  return setCharacters(text, setting.language, lettering).map(({ character, face, advance }) => ({
    kind: 'text',
    text: character,
    face,
    size,
    rise,
    width: advance * size,
    style,
  }))
}

/** Returns the formula, or its source styled as code when the formula cannot be rendered. */
function formula(latex: string, style: TextStyle, setting: Setting): Unit[] {
  const drawing = setting.drawFormula(latex, false)
  if (!drawing) return characters(`$${latex.replaceAll(/\s+/g, ' ')}$`, { ...style, code: true }, setting)
  const size = setting.size * formulaScale * (style.shift ? shiftedScale : 1)
  const rise = style.shift ? rises[style.shift] * setting.size : 0
  return [{ kind: 'formula', latex, drawing, size, rise, width: drawing.width * size, style }]
}

/**
 * Finds the units after which a line can end, according to UAX 14. Korean breaks only between words (`word-break:
 * keep-all`), as is usual in print, so a syllable is treated as a letter. A formula is treated as a letter too, so that
 * 'n' and 'th' stay together.
 * @returns the indices of the units
 */
function breakOpportunities(units: readonly Unit[], language: Language): Set<number> {
  let text = ''
  const unitAt = new Map<number, number>()
  for (const [index, unit] of units.entries()) {
    text += unit.kind === 'text' ? standIn(unit.text, language) : unit.kind === 'break' ? '\n' : 'a'
    unitAt.set(text.length, index)
  }
  const opportunities = new Set<number>()
  const breaker = new LineBreaker(text)
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    const index = unitAt.get(next.position)
    if (index !== undefined) opportunities.add(index)
  }
  return opportunities
}

function standIn(character: string, language: Language): string {
  return language === 'ko' && /\p{Script=Hangul}/u.test(character) ? 'a' : character
}

function emptyWord(): Word {
  return { units: [], width: 0, space: 0, endsLine: false }
}

function add(word: Word, unit: Piece): void {
  word.units.push(unit)
  word.width += unit.width
  word.space = isSpace(unit) ? word.space + unit.width : 0
}

/**
 * The tolerance for rounding errors in sums of widths, in points. Without it, a column exactly as wide as its widest
 * word would break that word.
 */
export const widthError = 1e-6

/** Splits a word into parts that fit on a line. A formula that is too wide is broken into lines or scaled down. */
export function splitWord(word: Word, width: number, drawFormula: DrawFormula): Word[] {
  if (word.width - word.space <= width + widthError) return [word]
  const parts: Word[] = []
  let part = emptyWord()
  for (const unit of word.units) {
    const fitting = fitted(unit, width, drawFormula)
    if (part.units.length > 0 && part.width + fitting.width > width + widthError && !isSpace(unit)) {
      parts.push(part)
      part = emptyWord()
    }
    add(part, fitting)
  }
  part.endsLine = word.endsLine
  return [...parts, part]
}

function fitted(unit: Piece, width: number, drawFormula: DrawFormula): Piece {
  if (unit.kind === 'text' || unit.width <= width + widthError) return unit
  const drawing = drawFormula(unit.latex, false, width / unit.size) ?? unit.drawing
  const size = Math.min(unit.size, width / drawing.width)
  return { ...unit, drawing, size, width: drawing.width * size }
}

export function isSpace(unit: Piece | undefined): boolean {
  return unit?.kind === 'text' && unit.text === ' '
}
