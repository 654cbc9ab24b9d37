import LineBreaker from 'linebreak'
import type { Inline, TextStyle } from '../content/block.ts'
import { type Lettering, setCharacters } from '../fonts/typesetter.ts'
import type { Language } from '../language.ts'
import type { DrawFormula } from '../math/formulas.ts'
import type { Speech } from '../math/speech.ts'
import type { FormulaPiece, Piece, TextPiece } from './line.ts'

export interface Setting {
  language: Language
  /** The font size in points. */
  size: number
  /** Makes all text bold, as in headings. */
  strong: boolean
  drawFormula: DrawFormula
  /** Returns undefined when the formula cannot be spoken. */
  speakFormula: (latex: string) => Speech | undefined
}

/** One character, formula or line break. */
type Unit = TextPiece | FormulaPiece | { kind: 'break' }

/** The text between two line break opportunities. */
export interface Word {
  units: Piece[]
  width: number
  /** The width of trailing spaces, which may overflow the line. */
  space: number
  /** Whether a forced line break follows. */
  endsLine: boolean
}

/** Code is set smaller than text, because the monospaced letters are wider. */
const codeScale = 0.92
const shiftedScale = 0.7
/** Formulas are set larger than text, because the math font's letters are smaller at the same size. */
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

/** Falls back to the LaTeX source, styled as code, when the formula cannot be drawn. */
function formula(latex: string, style: TextStyle, setting: Setting): Unit[] {
  const drawing = setting.drawFormula(latex, false)
  if (!drawing) return characters(`$${latex.replaceAll(/\s+/g, ' ')}$`, { ...style, code: true }, setting)
  const size = setting.size * formulaScale * (style.shift ? shiftedScale : 1)
  const rise = style.shift ? rises[style.shift] * setting.size : 0
  return [{ kind: 'formula', latex, drawing, size, rise, width: drawing.width * size, style }]
}

/**
 * Finds line break opportunities according to UAX 14. Korean breaks only between words (`word-break: keep-all`), so its
 * syllables are treated as letters. A formula is also treated as a letter, so that the formula 'n' and the suffix 'th'
 * stay on one line.
 * @returns the indexes of the units after which a line may break
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
 * The rounding tolerance for sums of widths, in points. Without it, a column exactly as wide as its widest word would
 * break that word.
 */
export const widthError = 1e-6

/** Splits a word that is wider than the line. A formula that is too wide is broken or scaled down. */
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
