import type { Inline, TextStyle } from '../content/block.ts'
import { type Lettering, setCharacters } from '../fonts/typesetter.ts'
import type { Language } from '../language.ts'
import type { DrawFormula } from '../maths/formulas.ts'
import type { FormulaPiece, TextPiece } from './line.ts'

/** The typographic settings of a text. */
export interface Setting {
  language: Language
  /** The font size in points. */
  size: number
  /** Whether all text is bold, as in headings. */
  strong: boolean
  drawFormula: DrawFormula
}

/** The smallest part of a line: one character, one formula or a line break. */
export type Unit = TextPiece | FormulaPiece | { kind: 'break' }

/** The scale of code, which is smaller because its letters are wider. */
const codeScale = 0.92
const shiftedScale = 0.7
/** The scale of formulas: at the same size, the letters of the maths font are smaller than those of the text. */
export const formulaScale = 1.12
const rises = { sup: 0.36, sub: -0.16 } as const

export function splitUnits(inlines: readonly Inline[], setting: Setting): Unit[] {
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

/** Returns the source in the style of code when the formula cannot be drawn. */
function formula(latex: string, style: TextStyle, setting: Setting): Unit[] {
  const drawing = setting.drawFormula(latex, false)
  if (!drawing) return characters(`$${latex.replaceAll(/\s+/g, ' ')}$`, { ...style, code: true }, setting)
  const size = setting.size * formulaScale * (style.shift ? shiftedScale : 1)
  const rise = style.shift ? rises[style.shift] * setting.size : 0
  return [{ kind: 'formula', latex, drawing, size, rise, width: drawing.width * size, style }]
}
