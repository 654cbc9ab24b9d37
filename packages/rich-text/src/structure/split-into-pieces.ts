import type { Element, ElementContent } from 'hast'
import { deepestNesting } from '../limits.ts'
import { readLatex } from '../math.ts'
import { headingNames, markNames } from '../vocabulary.ts'
import { blockBuilders } from './blocks.ts'
import { addMark, type Leaf, type Mark } from './leaf.ts'
import { tidyLine } from './line.ts'
import type { Piece, Place } from './piece.ts'

/**
 * Splits content into lines and blocks. A block inside a mark also ends the current line; the mark then applies to the
 * lines before, inside and after the block. Drops invisible pieces.
 */
export function splitIntoPieces(children: readonly ElementContent[], place: Place): Piece[] {
  const pieces: Piece[] = []
  let leaves: Leaf[] = []

  /** @param kind `p`, a heading's tag name, or '' for a bare line */
  const endLine = (kind: string) => {
    const line = tidyLine(leaves)
    leaves = []
    if (line.length === 0) return
    if (headingNames.has(kind)) pieces.push({ kind: 'heading', tagName: kind, line })
    else pieces.push({ kind: kind === 'p' ? 'paragraph' : 'bare', tagName: 'p', line })
  }

  const walk = (node: ElementContent, marks: readonly Mark[], kind: string): void => {
    if (node.type === 'text') leaves.push({ node, marks })
    if (node.type !== 'element') return
    const latex = readLatex(node)
    if (latex === '') return
    if (node.tagName === 'br' || (node.tagName === 'span' && latex !== undefined)) {
      leaves.push({ node, marks })
    } else if (markNames.has(node.tagName)) {
      walkAll(node, addMark(marks, node), kind)
    } else if (node.tagName === 'span') {
      walkAll(node, marks, kind)
    } else {
      endLine(kind)
      const built = latex === undefined ? buildPieces(node, { ...place, marks }) : [blockPiece(node)]
      if (built) {
        for (const piece of built) pieces.push(piece)
      } else {
        const inside = lineKind(node, kind)
        walkAll(node, marks, inside)
        endLine(inside)
      }
    }
  }

  const walkAll = (node: Element, marks: readonly Mark[], kind: string) => {
    for (const child of node.children) walk(child, marks, kind)
  }

  for (const child of children) walk(child, place.marks, '')
  endLine('')
  return pieces
}

/** Returns the kind of the lines in an element. Only paragraphs and headings change the surrounding kind. */
function lineKind({ tagName }: Element, around: string): string {
  if (headingNames.has(tagName)) return tagName
  return tagName === 'p' && around === '' ? 'p' : around
}

function blockPiece(block: Element): Piece {
  return { kind: 'block', element: block }
}

/**
 * Returns the pieces of a block, or no pieces if the block is empty. Returns undefined if the element is not a block,
 * or is not allowed here.
 */
function buildPieces(node: Element, place: Place): Piece[] | undefined {
  const build = blockBuilders[node.tagName]
  if (!build || !mayStand(node, place)) return undefined
  const block = build(node, place, splitIntoPieces)
  const before = node.tagName === 'table' ? splitIntoPieces(findCaption(node), place) : []
  return block ? [...before, blockPiece(block)] : before
}

/**
 * Returns whether an element is allowed here. Rejects nested tables, and lists and quotes that are nested too deep. The
 * content of a rejected element moves up a level.
 */
function mayStand({ tagName }: Element, place: Place): boolean {
  if (tagName === 'table') return !place.inTable
  return tagName === 'hr' || tagName === 'pre' || tagName === 'figure' || place.depth < deepestNesting
}

/** The caption of the table, which an earlier step has converted to a `<div>`. It goes above the table. */
function findCaption(table: Element): ElementContent[] {
  return table.children.filter((child) => child.type === 'element' && child.tagName === 'div')
}
