import type { Element, ElementContent } from 'hast'
import { element } from '../node.ts'
import { type Leaf, type Mark, nest } from './leaf.ts'

/** The context of a sequence of blocks. */
export interface Place {
  marks: readonly Mark[]
  /** The number of lists and quotes that contain the sequence. */
  depth: number
  inTable: boolean
}

/** A block, or a line of text. A line is bare if it is not wrapped in a `<p>` or heading. */
export type Piece = { kind: 'bare' | 'paragraph' | 'heading'; tagName: string; line: Leaf[] } | BlockPiece

interface BlockPiece {
  kind: 'block'
  element: Element
}

/**
 * Splits content into pieces. Passed as a parameter to lists and tables, because they contain pieces and are themselves
 * pieces.
 */
export type Flow = (children: readonly ElementContent[], place: Place) => Piece[]

/** Converts pieces to blocks, with every line in its own element. */
export function asBlocks(pieces: readonly Piece[]): Element[] {
  return pieces.map((piece) => (piece.kind === 'block' ? piece.element : element(piece.tagName, {}, nest(piece.line))))
}

/** Converts pieces to the content of a list item. A bare first line stays bare, unless paragraphs follow. */
export function asItemContent(pieces: readonly Piece[]): ElementContent[] {
  const [first, ...rest] = pieces
  const tight = first?.kind === 'bare' && rest.every(({ kind }) => kind === 'block' || kind === 'heading')
  return tight ? [...nest(first.line), ...asBlocks(rest)] : asBlocks(pieces)
}

/** Converts pieces to the content of a table cell. A single line is not wrapped in a paragraph. */
export function asCellContent(pieces: readonly Piece[]): ElementContent[] {
  const [only, ...rest] = pieces
  return only?.kind === 'paragraph' && rest.length === 0 ? nest(only.line) : asItemContent(pieces)
}
