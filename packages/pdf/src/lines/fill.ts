import type { Inline } from '../content/block.ts'
import type { Line, Piece, TextPiece } from './line.ts'
import { isSpace, type Setting, splitWord, splitWords, type Word, widthError } from './words.ts'

/** How far letters extend above and below the baseline, in em. */
const ascender = 0.88
const descender = 0.22

/**
 * Breaks text into lines of the given width (in points). A word that is too long breaks at any character. A formula
 * that is too wide is broken or scaled down.
 */
export function fillLines(inlines: readonly Inline[], width: number, setting: Setting): Line[] {
  const lines: Line[] = []
  let words: Word[] = []
  let filled = 0
  const endLine = (goesOn: boolean) => {
    lines.push(buildLine(words, setting.size, goesOn))
    words = []
    filled = 0
  }
  for (const whole of splitWords(inlines, setting)) {
    for (const word of splitWord(whole, width, setting.drawFormula)) {
      if (words.length > 0 && filled + word.width - word.space > width + widthError) endLine(true)
      words.push(word)
      filled += word.width
      if (word.endsLine) endLine(false)
    }
  }
  if (words.length > 0) endLine(false)
  return lines
}

/** In points. */
export interface WidthRange {
  /** The width of the widest word. */
  least: number
  /** The width without wrapping. */
  greatest: number
  /** The width of the widest number. Numbers must not be broken. */
  number: number
}

export function measureWidthRange(inlines: readonly Inline[], setting: Setting): WidthRange {
  let [least, greatest, number, line] = [0, 0, 0, 0]
  for (const word of splitWords(inlines, setting)) {
    least = Math.max(least, word.width - word.space)
    if (isNumber(word)) number = Math.max(number, word.width - word.space)
    greatest = Math.max(greatest, line + word.width - word.space)
    line = word.endsLine ? 0 : line + word.width
  }
  return { least, greatest, number }
}

/** The maximum length of a number that is kept on one line. Longer numbers break like any other word. */
const longestNumber = 20

/** Returns true for a word with digits and no letters, such as `11.29`, `−5%` or `$1,200`. */
function isNumber({ units }: Word): boolean {
  if (units.length > longestNumber || units.some(({ kind }) => kind === 'formula')) return false
  const text = units.map((unit) => (unit.kind === 'text' ? unit.text : '')).join('')
  return /\d/.test(text) && !/\p{L}/u.test(text)
}

function buildLine(words: readonly Word[], size: number, goesOn: boolean): Line {
  const units = words.flatMap((word) => word.units)
  let space: Piece | undefined
  while (units.length > 0 && isSpace(units.at(-1))) space = units.pop()
  const pieces = joined(units)
  // Keeps the trailing space of a wrapped line, so that words stay separate in copied text and in screen readers.
  if (space && goesOn && pieces.length > 0) pieces.push({ ...space, width: 0, style: {} })
  const line: Line = { pieces, width: 0, ascent: size * ascender, descent: size * descender }
  for (const piece of pieces) {
    const { height, depth } = piece.kind === 'formula' ? piece.drawing : { height: ascender, depth: descender }
    line.width += piece.width
    line.ascent = Math.max(line.ascent, height * piece.size + piece.rise)
    line.descent = Math.max(line.descent, depth * piece.size - piece.rise)
  }
  return line
}

function joined(units: readonly Piece[]): Piece[] {
  const pieces: Piece[] = []
  for (const unit of units) {
    const last = pieces.at(-1)
    if (last?.kind === 'text' && unit.kind === 'text' && looksAlike(last, unit)) {
      last.text += unit.text
      last.width += unit.width
    } else {
      pieces.push({ ...unit })
    }
  }
  return pieces
}

function looksAlike(one: TextPiece, other: TextPiece): boolean {
  return one.face === other.face && one.style === other.style && one.size === other.size
}
