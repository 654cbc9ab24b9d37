import type { Element, ElementContent } from 'hast'
import { deepestNesting } from '../limits.ts'
import { readLatex } from '../maths.ts'
import { element } from '../node.ts'
import { headingNames, markNames } from '../vocabulary.ts'
import { codeBlock } from './code-block.ts'
import { addMark, type Leaf, type Mark } from './leaf.ts'
import { tidyLine } from './line.ts'
import { list } from './list.ts'
import { asBlocks, type Piece, type Place } from './piece.ts'
import { table } from './table.ts'

/**
 * Takes content apart into pieces: a block ends the line around it, also where it stands in a mark, which then holds
 * on in the lines before, inside and after it. Pieces with nothing to see are left out.
 */
export function flow(children: readonly ElementContent[], place: Place): Piece[] {
  const pieces: Piece[] = []
  let leaves: Leaf[] = []

  /** @param kind `p`, the name of a heading, or nothing for a bare line */
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

/** Paragraphs and headings name their lines; other elements (`<div>`, stray parts of lists and tables) only part them. */
function lineKind({ tagName }: Element, around: string): string {
  if (headingNames.has(tagName)) return tagName
  return tagName === 'p' && around === '' ? 'p' : around
}

function blockPiece(block: Element): Piece {
  return { kind: 'block', element: block }
}

/** What an element makes that is a block of its own (nothing, where it would be empty); undefined for any other. */
function buildPieces(node: Element, place: Place): Piece[] | undefined {
  const build = blockBuilders[node.tagName]
  if (!build || !mayStand(node, place)) return undefined
  const block = build(node, place)
  const before = node.tagName === 'table' ? flow(findCaption(node), place) : []
  return block ? [...before, blockPiece(block)] : before
}

const blockBuilders: Readonly<Record<string, (node: Element, place: Place) => Element | undefined>> = {
  hr: () => element('hr', {}, []),
  pre: codeBlock,
  table: (node, place) => table(node, place, flow),
  ul: (node, place) => list(node, deeper(place), flow),
  ol: (node, place) => list(node, deeper(place), flow),
  blockquote: (node, place) => {
    const blocks = asBlocks(flow(node.children, deeper(place)))
    return blocks.length > 0 ? element('blockquote', {}, blocks) : undefined
  },
}

/** Tables do not stand in tables, nor lists and quotes too deep in each other: what they hold moves up. */
function mayStand({ tagName }: Element, place: Place): boolean {
  if (tagName === 'table') return !place.inTable
  return tagName === 'hr' || tagName === 'pre' || place.depth < deepestNesting
}

/** What stands in a table outside its rows, its caption that is, goes before it. */
function findCaption(table: Element): ElementContent[] {
  return table.children.filter((child) => child.type === 'element' && child.tagName === 'div')
}

function deeper(place: Place): Place {
  return { ...place, depth: place.depth + 1 }
}
