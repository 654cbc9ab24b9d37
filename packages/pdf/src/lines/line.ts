import type { TextStyle } from '../content/block.ts'
import type { Face } from '../fonts/face.ts'
import type { Drawing } from '../maths/drawing.ts'

/** Characters in a row with one face, size and style. Measures are in points. */
export interface TextPiece {
  kind: 'text'
  text: string
  face: Face
  size: number
  /** How far above the baseline it stands. */
  rise: number
  width: number
  style: TextStyle
}

export interface FormulaPiece {
  kind: 'formula'
  latex: string
  drawing: Drawing
  /** Points to an em. */
  size: number
  rise: number
  width: number
  style: TextStyle
}

export type Piece = TextPiece | FormulaPiece

export interface Line {
  pieces: Piece[]
  width: number
  /** Above and below the baseline. */
  ascent: number
  descent: number
}
