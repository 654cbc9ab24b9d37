import LineBreaker from 'linebreak'
import type { Language } from '../language.ts'
import type { DrawFormula } from '../maths/formulas.ts'
import type { Piece } from './line.ts'
import type { Unit } from './units.ts'

/**
 * Finds the units after which a line may end, by UAX 14. Korean breaks only between words (`word-break: keep-all`), as
 * is usual in print, so a syllable counts as a letter. A formula counts as a letter too: 'n' and 'th' stay together.
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

/** The units between two line break opportunities. */
export interface Word {
  units: Piece[]
  width: number
  /** The width of the trailing spaces, which do not have to fit into the line. */
  space: number
  /** Whether a forced line break follows. */
  endsLine: boolean
}

export function splitWords(units: readonly Unit[], language: Language): Word[] {
  const opportunities = breakOpportunities(units, language)
  const words: Word[] = []
  let word = emptyWord()
  for (const [index, unit] of units.entries()) {
    if (unit.kind === 'break') {
      word.endsLine = true
    } else {
      add(word, unit)
    }
    if (unit.kind === 'break' || opportunities.has(index)) {
      words.push(word)
      word = emptyWord()
    }
  }
  if (word.units.length > 0) words.push(word)
  return words
}

function emptyWord(): Word {
  return { units: [], width: 0, space: 0, endsLine: false }
}

function add(word: Word, unit: Piece): void {
  word.units.push(unit)
  word.width += unit.width
  word.space = unit.kind === 'text' && unit.text === ' ' ? word.space + unit.width : 0
}

/** Splits a word into parts that fit into a line. A formula that is too wide is broken into lines or scaled down. */
export function splitWord(word: Word, width: number, drawFormula: DrawFormula): Word[] {
  if (word.width - word.space <= width) return [word]
  const parts: Word[] = []
  let part = emptyWord()
  for (const unit of word.units) {
    const fitting = fitted(unit, width, drawFormula)
    if (part.units.length > 0 && part.width + fitting.width > width && !isSpace(unit)) {
      parts.push(part)
      part = emptyWord()
    }
    add(part, fitting)
  }
  part.endsLine = word.endsLine
  return [...parts, part]
}

function fitted(unit: Piece, width: number, drawFormula: DrawFormula): Piece {
  if (unit.kind === 'text' || unit.width <= width) return unit
  const drawing = drawFormula(unit.latex, false, width / unit.size) ?? unit.drawing
  const size = Math.min(unit.size, width / drawing.width)
  return { ...unit, drawing, size, width: drawing.width * size }
}

function isSpace(unit: Piece): boolean {
  return unit.kind === 'text' && unit.text === ' '
}
