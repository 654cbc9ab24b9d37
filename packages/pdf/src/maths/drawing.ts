import type { Matrix } from './matrix.ts'

/** A glyph of the maths font, shared by all formulas that show it. */
export interface Glyph {
  /** The path as PDF operators, in thousandths of an em. */
  operators: string
  /** Left, bottom, right, top. */
  bounds: readonly [number, number, number, number]
  /** What it means in Unicode; 0 where nothing. */
  codePoint: number
}

/** Parts in the order of drawing, in thousandths of an em from the baseline's start, y upwards. */
export type Part =
  | { kind: 'glyph'; glyph: Glyph; matrix: Matrix }
  /** Operators of PDF that draw something, or open and close a state (`q`, colours, clips, `Q`). */
  | { kind: 'operators'; operators: string }
  /** Words in a script that the maths font does not have. */
  | { kind: 'text'; text: string; size: number; matrix: Matrix }

/** A formula ready to be drawn. Measures are in em; the depth is below the baseline. */
export interface Drawing {
  width: number
  height: number
  depth: number
  parts: readonly Part[]
}
