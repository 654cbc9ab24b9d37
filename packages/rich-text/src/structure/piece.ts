import type { Element, ElementContent } from 'hast'
import { element } from '../node.ts'
import { type Leaf, type Mark, nest } from './leaf.ts'

/** Where a flow of blocks stands. */
export interface Place {
  marks: readonly Mark[]
  /** Lists and quotes around it. */
  depth: number
  inTable: boolean
}

/** A line of text, which is bare where no `<p>` or heading was around it, or a block. */
export type Piece = { kind: 'bare' | 'paragraph' | 'heading'; tagName: string; line: Leaf[] } | BlockPiece

interface BlockPiece {
  kind: 'block'
  element: Element
}

/** Takes content apart into pieces. Lists and tables are given it, since they stand in a flow and hold flows. */
export type Flow = (children: readonly ElementContent[], place: Place) => Piece[]

/** Every line in an element of its own. */
export function asBlocks(pieces: readonly Piece[]): Element[] {
  return pieces.map((piece) => (piece.kind === 'block' ? piece.element : element(piece.tagName, {}, nest(piece.line))))
}

/** As in a list item: the first line stays bare if it was, unless paragraphs follow. */
export function asItemContent(pieces: readonly Piece[]): ElementContent[] {
  const [first, ...rest] = pieces
  const tight = first?.kind === 'bare' && rest.every(({ kind }) => kind === 'block' || kind === 'heading')
  return tight ? [...nest(first.line), ...asBlocks(rest)] : asBlocks(pieces)
}

/** As in a table cell: a line alone needs no paragraph. */
export function asCellContent(pieces: readonly Piece[]): ElementContent[] {
  const [only, ...rest] = pieces
  return only?.kind === 'paragraph' && rest.length === 0 ? nest(only.line) : asItemContent(pieces)
}
