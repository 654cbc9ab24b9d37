import type { Matrix } from './matrix.ts'

/** A glyph of the math font. All formulas that use the glyph share this object. */
export interface Glyph {
  /** The path as PDF operators, in thousandths of an em. */
  operators: string
  /** Left, bottom, right, top. */
  bounds: readonly [number, number, number, number]
  /** The Unicode code point, or 0 when there is none. */
  codePoint: number
}

/** Coordinates are in thousandths of an em, relative to the start of the baseline. The y axis points up. */
export type Part =
  | { kind: 'glyph'; glyph: Glyph; matrix: Matrix }
  /** Draws a shape, or saves or restores the graphics state (`q`, colors, clips, `Q`). */
  | { kind: 'operators'; operators: string }
  /** Text in a script that the math font lacks. */
  | { kind: 'text'; text: string; size: number; matrix: Matrix }

/** A formula that is ready to draw. Measurements are in em, and parts are in drawing order. */
export interface Drawing {
  width: number
  height: number
  depth: number
  parts: readonly Part[]
}
