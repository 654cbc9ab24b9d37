import { setCharacters } from '../fonts/typesetter.ts'
import type { Language } from '../language.ts'
import type { Color, TextDraw } from './page.ts'

interface WordStyle {
  language: Language
  size: number
  color?: Color
}

/** Typesets plain text on one line, starting at (x, y) on the baseline. Measurements are in points. */
export function setWords(words: string, { language, size, color }: WordStyle, x: number, y: number): TextDraw[] {
  let left = x
  return setCharacters(words, language).map(({ character, face, advance }) => {
    const at = left
    left += advance * size
    const draw: TextDraw = { kind: 'text', text: character, face, size, x: at, y, slanted: false }
    return color === undefined ? draw : { ...draw, color }
  })
}
