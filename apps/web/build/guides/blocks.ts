import type { PhrasingContent, RootContent, TableRow } from 'mdast'
import type { Block, Inline } from '../../src/features/guides/guide.ts'
import type { Notes } from './notes.ts'
import { placeMarks } from './place-marks.ts'
import { readTokens } from './tokens.ts'

function convertInline(node: PhrasingContent, notes: Notes, given: Set<number>): Inline[] {
  // Treat a line break in the Markdown source as a space.
  if (node.type === 'text') return readTokens(node.value.replaceAll(/\s*\n\s*/g, ' '), notes, given)
  if (node.type === 'strong' || node.type === 'emphasis')
    return [{ kind: node.type, children: convertInlines(node.children, notes, given) }]
  if (node.type === 'link')
    return [{ kind: 'link', to: node.url, children: convertInlines(node.children, notes, given) }]
  throw new Error(`${node.type} is not allowed in a guide`)
}

function convertInlines(nodes: readonly PhrasingContent[], notes: Notes, given: Set<number>): Inline[] {
  return nodes.flatMap((node) => convertInline(node, notes, given))
}

/** Converts a whole paragraph, heading or table cell, and moves its footnote marks to the ends of clauses. */
function convertLine(nodes: readonly PhrasingContent[], notes: Notes, given = new Set<number>()): Inline[] {
  return placeMarks(convertInlines(nodes, notes, given))
}

export function toHeading(nodes: readonly PhrasingContent[], notes: Notes): Inline[] {
  return convertLine(nodes, notes)
}

function toCells(row: TableRow, notes: Notes): Inline[][] {
  const given = new Set<number>()
  return row.children.map((cell) => convertLine(cell.children, notes, given))
}

function toBlock(node: RootContent, notes: Notes): Block {
  if (node.type === 'paragraph') return { kind: 'paragraph', children: convertLine(node.children, notes) }
  if (node.type === 'heading' && node.depth === 3) return { kind: 'heading', children: toHeading(node.children, notes) }
  if (node.type === 'list') {
    const items = node.children.map((item) => toBlocks(item.children, notes))
    return { kind: 'list', ordered: node.ordered === true, items }
  }
  if (node.type === 'table') {
    const [head, ...rows] = node.children.map((row) => toCells(row, notes))
    if (head) return { kind: 'table', head, rows }
  }
  throw new Error(`${node.type}${node.type === 'heading' ? ` ${node.depth}` : ''} is not allowed in a guide`)
}

/**
 * Converts Markdown blocks to the data that the page renders.
 * @throws Error for unsupported content, such as HTML or images
 */
export function toBlocks(nodes: readonly RootContent[], notes: Notes): Block[] {
  return nodes.map((node) => toBlock(node, notes))
}
