import type { Inline, TextStyle } from '../content/block.ts'
import { type Lettering, setCharacters } from '../fonts/typesetter.ts'
import type { Language } from '../language.ts'
import type { DrawFormula } from '../maths/formulas.ts'
import type { FormulaPiece, TextPiece } from './line.ts'

/** How text is set. */
export interface Setting {
  language: Language
  /** Points. */
  size: number
  /** As in headings. */
  strong: boolean
  drawFormula: DrawFormula
}

/** The smallest things that a line is filled with: one character, one formula, or the end of a line. */
export type Unit = TextPiece | FormulaPiece | { kind: 'break' }

/** Code is set a little smaller, since its letters are wider. */
const codeScale = 0.92
const shiftedScale = 0.7
/** The letters of the maths font are smaller than those of the text at the same size. */
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

/** A formula that cannot be read is shown as its source. */
function formula(latex: string, style: TextStyle, setting: Setting): Unit[] {
  const drawing = setting.drawFormula(latex, false)
  if (!drawing) return characters(`$${latex.replaceAll(/\s+/g, ' ')}$`, { ...style, code: true }, setting)
  const size = setting.size * formulaScale * (style.shift ? shiftedScale : 1)
  const rise = style.shift ? rises[style.shift] * setting.size : 0
  return [{ kind: 'formula', latex, drawing, size, rise, width: drawing.width * size, style }]
}
