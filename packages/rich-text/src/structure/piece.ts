import type { Element, ElementContent } from 'hast'
import { element } from '../node.ts'
import { type Leaf, type Mark, wrapLeaves } from './leaf.ts'

/** The position of a sequence of blocks: the enclosing marks, the nesting depth, and whether it is in a table. */
export interface Place {
  marks: readonly Mark[]
  /** The number of enclosing lists and quotes. */
  depth: number
  inTable: boolean
}

/** A block or a line of text. A bare line has no `<p>` or heading around it. */
export type Piece = { kind: 'bare' | 'paragraph' | 'heading'; tagName: string; line: Leaf[] } | BlockPiece

interface BlockPiece {
  kind: 'block'
  element: Element
}

/**
 * Splits content into pieces. The list and table builders take this function as a parameter, because importing `flow`
 * would be circular.
 */
export type Flow = (children: readonly ElementContent[], place: Place) => Piece[]

/** Wraps every line in its own element. */
export function buildBlocks(pieces: readonly Piece[]): Element[] {
  return pieces.map((piece) =>
    piece.kind === 'block' ? piece.element : element(piece.tagName, {}, wrapLeaves(piece.line)),
  )
}

/** Builds the content of a list item. A bare first line gets no `<p>` unless other lines of text follow. */
export function buildItemContent(pieces: readonly Piece[]): ElementContent[] {
  const [first, ...rest] = pieces
  const tight = first?.kind === 'bare' && rest.every(({ kind }) => kind === 'block' || kind === 'heading')
  return tight ? [...wrapLeaves(first.line), ...buildBlocks(rest)] : buildBlocks(pieces)
}

/** Builds the content of a table cell. A single line gets no `<p>`. */
export function buildCellContent(pieces: readonly Piece[]): ElementContent[] {
  const [only, ...rest] = pieces
  return only?.kind === 'paragraph' && rest.length === 0 ? wrapLeaves(only.line) : buildItemContent(pieces)
}
