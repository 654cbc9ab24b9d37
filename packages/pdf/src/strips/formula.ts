import { formulaScale } from '../lines/units.ts'
import { textHeight } from '../pages/geometry.ts'
import { drawContent } from '../pages/page.ts'
import type { Strip } from '../pages/strip.ts'
import { addElement } from '../pages/structure.ts'
import { layCode } from './code.ts'
import type { LayContext } from './context.ts'
import { formulaDraw } from './paint-line.ts'

/** Lays out a display formula, centred, and scaled down if it is wider or higher than the available space. */
export function layFormula(latex: string, context: LayContext): Strip[] {
  const { setting, width, parent, tally } = context
  const natural = setting.size * formulaScale
  const drawing = setting.drawFormula(latex, true, width / natural)
  if (!drawing) {
    tally.asSource++
    return layCode(latex, context)
  }
  tally.drawn++
  const element = addElement(parent, 'Formula')
  element.alt = latex
  const em = drawing.height + drawing.depth
  const size = Math.min(natural, width / Math.max(drawing.width, 0.01), (textHeight * 0.95) / Math.max(em, 0.01))
  const padding = setting.size * 0.25
  return [
    {
      height: em * size + 2 * padding,
      gap: setting.size * 0.5,
      keepWithNext: false,
      paint: (page, left, top) => {
        const x = left + (width - drawing.width * size) / 2
        const baseline = top - padding - drawing.height * size
        const draw = formulaDraw(drawing, size, x, baseline, setting.language)
        drawContent(page, element, [draw], `$$${latex}$$`)
      },
    },
  ]
}
