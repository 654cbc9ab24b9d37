import type { Element, Root, Text } from 'hast'
import { sanitise } from './allow-list.ts'
import { listContent } from './node.ts'
import type { MathmlReader } from './spellings/maths.ts'
import { rewriteSpellings } from './spellings/rewrite.ts'
import { flow } from './structure/flow.ts'
import { asBlocks } from './structure/piece.ts'

export interface CleanOptions {
  /** Reads MathML that does not carry its LaTeX. Without it, the characters of the formula stay. */
  readMathml?: MathmlReader
}

/**
 * Any tree of HTML as the blocks that we store: only elements, attributes and addresses of the allow-list, each where
 * it may stand. Cleaning what is clean changes nothing.
 */
export function cleanTree(tree: Root, options: CleanOptions = {}): Element[] {
  return asBlocks(flow(allowed(tree, options), { marks: [], depth: 0, inTable: false }))
}

/** The allow-list's part alone: known elements in our spelling, not yet where they may stand. */
export function allowed(tree: Root, options: CleanOptions): (Element | Text)[] {
  const { readMathml = () => undefined } = options
  return listContent(sanitise(rewriteSpellings(tree, readMathml)))
}
