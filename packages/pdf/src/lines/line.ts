import type { TextStyle } from '../content/block.ts'
import type { Face } from '../fonts/face.ts'
import type { Drawing } from '../math/drawing.ts'

/** Consecutive characters with the same face, size and style. All measurements are in points. */
export interface TextPiece {
  kind: 'text'
  text: string
  face: Face
  size: number
  /** The offset above the baseline, negative for a subscript. */
  rise: number
  width: number
  style: TextStyle
}

export interface FormulaPiece {
  kind: 'formula'
  latex: string
  drawing: Drawing
  /** Points per em. */
  size: number
  rise: number
  width: number
  style: TextStyle
}

export type Piece = TextPiece | FormulaPiece

export interface Line {
  pieces: Piece[]
  width: number
  /** The extent above the baseline. `descent` is the extent below it. */
  ascent: number
  descent: number
}
