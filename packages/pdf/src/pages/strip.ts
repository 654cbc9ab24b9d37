import type { Page } from './page.ts'

/** Content that is never split across pages, such as a line, a formula or a table row. Measurements are in points. */
export interface Strip {
  height: number
  /** The distance from the top to the first baseline. Absent when the strip has no text. */
  baseline?: number
  /** The space above the strip. Omitted at the top of a page. */
  gap: number
  /** Whether the next strip must be on the same page, as after a heading. */
  keepWithNext: boolean
  /** The table header, which is repeated if this strip starts a page. */
  repeated?: { height: number; paint: Paint }
  paint: Paint
}

/** Draws content whose upper left corner is at (left, top). */
export type Paint = (page: Page, left: number, top: number) => void

/** @param extra returns a function that paints a strip's background, which is not indented */
export function indentStrips(strips: readonly Strip[], indent: number, extra?: (strip: Strip) => Paint): Strip[] {
  return strips.map((strip) => {
    const around = extra?.(strip)
    const { repeated } = strip
    const moved: Paint = (page, left, top) => repeated?.paint(page, left + indent, top)
    return {
      ...strip,
      ...(repeated ? { repeated: { ...repeated, paint: moved } } : {}),
      paint: (page, left, top) => {
        around?.(page, left, top)
        strip.paint(page, left + indent, top)
      },
    }
  })
}

/** Ensures a gap of at least `gap` above the first strip. */
export function addSpace(strips: readonly Strip[], gap: number): Strip[] {
  return strips.map((strip, index) => (index === 0 ? { ...strip, gap: Math.max(strip.gap, gap) } : strip))
}

/** Returns the total height of the strips, without the gap above the first. */
export function measureStackHeight(strips: readonly Strip[]): number {
  return strips.reduce((height, strip, index) => height + strip.height + (index === 0 ? 0 : strip.gap), 0)
}

export function paintStack(strips: readonly Strip[], page: Page, left: number, top: number): void {
  let y = top
  for (const [index, strip] of strips.entries()) {
    if (index > 0) y -= strip.gap
    strip.paint(page, left, y)
    y -= strip.height
  }
}
