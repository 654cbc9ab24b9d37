import type { Inline } from '../content/block.ts'
import { fillLines } from '../lines/fill.ts'
import type { Line } from '../lines/line.ts'
import { describeFormula } from '../math/reading.ts'
import { addElement, type Role, type StructureElement } from '../pages/page.ts'
import type { Strip } from '../pages/strip.ts'
import type { LayoutContext } from './context.ts'
import { paintLine } from './paint-line.ts'

/** The distance between baselines, as a multiple of the font size. */
const leading = 1.5
/** Extra space for a line with a tall formula, as a multiple of the font size. */
const clearance = 0.3

export function layOutParagraph(inlines: readonly Inline[], context: LayoutContext): Strip[] {
  return layOutText(inlines, context, addElement(context.parent, 'P'))
}

/** Lays out text. All of its lines belong to the given structure element. */
export function layOutText(inlines: readonly Inline[], context: LayoutContext, element: StructureElement): Strip[] {
  const { setting, width, tally } = context
  for (const inline of inlines) {
    if (inline.kind !== 'formula') continue
    if (setting.drawFormula(inline.latex, false)) tally.drawn++
    else tally.asSource++
  }
  return fillLines(inlines, width, setting).map((line) => lineStrip(line, context, element))
}

function lineStrip(line: Line, { setting }: LayoutContext, element: StructureElement): Strip {
  const { size } = setting
  const height = Math.max(size * leading, line.ascent + line.descent + size * clearance)
  const above = (height - line.ascent - line.descent) / 2 + line.ascent
  return {
    height,
    baseline: above,
    gap: 0,
    keepWithNext: false,
    paint: (page, left, top) => paintLine(page, line, { element, x: left, baseline: top - above, setting }),
  }
}

const headingSizes = [1.85, 1.55, 1.32, 1.16, 1.06, 1]
const headingRoles = ['H1', 'H2', 'H3', 'H4', 'H5', 'H6'] as const satisfies Role[]

/** A heading gets a bookmark, and stays on the same page as the next strip. */
export function layOutHeading(level: number, inlines: readonly Inline[], context: LayoutContext): Strip[] {
  const index = Math.min(Math.max(level, 1), headingRoles.length) - 1
  const size = context.setting.size * (headingSizes[index] ?? 1)
  const element = addElement(context.parent, headingRoles[index] ?? 'H6')
  const lines = layOutText(inlines, { ...context, setting: { ...context.setting, size, strong: true } }, element)
  const title = plainText(inlines)
  return lines.map((line, at) => ({
    ...line,
    keepWithNext: true,
    gap: at === 0 ? size * 0.9 : line.gap,
    paint: (page, left, top) => {
      if (at === 0) page.bookmarks.push({ level, title, page, top })
      line.paint(page, left, top)
    },
  }))
}

/** @param write converts a formula to text */
export function plainText(inlines: readonly Inline[], write: (latex: string) => string = describeFormula): string {
  return inlines
    .map((inline) => (inline.kind === 'text' ? inline.text : inline.kind === 'formula' ? write(inline.latex) : ' '))
    .join('')
}
