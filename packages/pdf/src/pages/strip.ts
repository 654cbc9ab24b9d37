import type { Page } from './page.ts'

/** A band of the text that pages do not cut: a line, a formula, a row of a table. Measures are in points. */
export interface Strip {
  height: number
  /** How far below its top the first line of text stands, where there is one. */
  baseline?: number
  /** Space above it, which is left out at the top of a page. */
  gap: number
  /** As a heading stays with what it heads. */
  keepWithNext: boolean
  /** Drawn again at the top of a page that begins with this strip, as the head of a table is. */
  repeated?: { height: number; paint: Paint }
  paint: Paint
}

/** Draws with the upper left corner at this place. */
export type Paint = (page: Page, left: number, top: number) => void

/** The same strips, drawn further right, with more drawn around each (`extra` gets the place before the indent). */
export function within(strips: readonly Strip[], indent: number, extra?: (strip: Strip) => Paint): Strip[] {
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

/** With at least this gap above the first strip. */
export function addSpace(strips: readonly Strip[], gap: number): Strip[] {
  return strips.map((strip, index) => (index === 0 ? { ...strip, gap: Math.max(strip.gap, gap) } : strip))
}

/** How high strips are one above the other, in points. */
export function stackHeight(strips: readonly Strip[]): number {
  return strips.reduce((height, strip, index) => height + strip.height + (index === 0 ? 0 : strip.gap), 0)
}

/** Draws strips one above the other. */
export function paintStack(strips: readonly Strip[], page: Page, left: number, top: number): void {
  let y = top
  for (const [index, strip] of strips.entries()) {
    if (index > 0) y -= strip.gap
    strip.paint(page, left, y)
    y -= strip.height
  }
}
