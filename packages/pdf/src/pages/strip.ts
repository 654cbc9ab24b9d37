import type { Page } from './page.ts'

/**
 * A part of the text that is never split across pages: a line, a formula or a table row. Measurements are in points.
 */
export interface Strip {
  height: number
  /** The distance from the top to the baseline of the first line of text, if the strip has text. */
  baseline?: number
  /** The space above the strip, which is omitted at the top of a page. */
  gap: number
  /** Whether the next strip must be on the same page, as after a heading. */
  keepWithNext: boolean
  /** The table header, which is drawn again at the top of a page that starts with this strip. */
  repeated?: { height: number; paint: Paint }
  paint: Paint
}

/** Draws content on a page, with its upper left corner at (left, top). */
export type Paint = (page: Page, left: number, top: number) => void

/**
 * Indents the strips. `extra` returns a function that paints the background of a strip. The background is not indented.
 */
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

/** Returns the strips with a gap of at least `gap` above the first one. */
export function addSpace(strips: readonly Strip[], gap: number): Strip[] {
  return strips.map((strip, index) => (index === 0 ? { ...strip, gap: Math.max(strip.gap, gap) } : strip))
}

/** Returns the height of stacked strips in points, without the gap above the first one. */
export function stackHeight(strips: readonly Strip[]): number {
  return strips.reduce((height, strip, index) => height + strip.height + (index === 0 ? 0 : strip.gap), 0)
}

/** Draws strips from top to bottom. */
export function paintStack(strips: readonly Strip[], page: Page, left: number, top: number): void {
  let y = top
  for (const [index, strip] of strips.entries()) {
    if (index > 0) y -= strip.gap
    strip.paint(page, left, y)
    y -= strip.height
  }
}
