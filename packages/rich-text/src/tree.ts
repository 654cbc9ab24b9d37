import type { Element, Root, Text } from 'hast'
import { sanitise } from './allow-list.ts'
import { listContent } from './node.ts'
import type { MathmlReader } from './spellings/maths.ts'
import { rewriteSpellings } from './spellings/rewrite.ts'
import { flow } from './structure/flow.ts'
import { asBlocks } from './structure/piece.ts'

export interface CleanOptions {
  /** Converts MathML without a LaTeX annotation. If it is not set, the characters of the formula are kept. */
  readMathml?: MathmlReader
}

/**
 * Converts any HTML tree to stored blocks: only elements, attributes and addresses of the allow-list, each in a valid
 * position. Idempotent.
 */
export function cleanTree(tree: Root, options: CleanOptions = {}): Element[] {
  return asBlocks(flow(allowed(tree, options), { marks: [], depth: 0, inTable: false }))
}

/** Applies only the allow-list: the elements are in our stored form, but may still be in invalid positions. */
export function allowed(tree: Root, options: CleanOptions): (Element | Text)[] {
  const { readMathml = () => undefined } = options
  return listContent(sanitise(rewriteSpellings(tree, readMathml)))
}
