import type { Element, Root, Text } from 'hast'
import { type Schema, sanitize } from 'hast-util-sanitize'
import { calloutKinds } from './callout.ts'
import { linkSchemes } from './links.ts'
import { listContent } from './node.ts'
import { pictureAddress } from './picture/element.ts'
import type { MathmlReader } from './spellings/math.ts'
import { rewriteSpellings } from './spellings/rewrite.ts'
import { buildBlocks } from './structure/piece.ts'
import { splitIntoPieces } from './structure/split-into-pieces.ts'
import { elementNames, hiddenNames } from './vocabulary.ts'

export interface CleanOptions {
  /**
   * Converts MathML that has no LaTeX annotation. Without this function, such formulas are stored as text or source.
   */
  readMathml?: MathmlReader
}

/**
 * Converts any HTML tree to stored blocks: only allowed elements, attributes and URLs, each in a valid position.
 * Idempotent.
 */
export function cleanTree(tree: Root, options: CleanOptions = {}): Element[] {
  return buildBlocks(splitIntoPieces(applyAllowList(tree, options), { marks: [], depth: 0, inTable: false }))
}

/** Applies only the allow-list. Elements may still be in invalid positions. */
export function applyAllowList(tree: Root, options: CleanOptions): (Element | Text)[] {
  const { readMathml = () => undefined } = options
  return listContent(sanitizeTree(rewriteSpellings(tree, readMathml)))
}

const formula = [['dataType', 'math'] as [string, string], 'dataLatex']

const schema = {
  tagNames: [...elementNames],
  attributes: {
    a: ['href', 'title'],
    ol: ['start'],
    li: [['dataChecked', 'true', 'false']],
    blockquote: [['dataCallout', ...calloutKinds]],
    code: [['className', /^language-[\w+#-]{1,30}$/]],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan'],
    figure: ['dataFigure'],
    img: [['src', pictureAddress], 'alt', 'width', 'height'],
    span: formula,
    div: formula,
  },
  strip: [...hiddenNames],
  clobber: [],
} satisfies Schema

/**
 * Drops everything not on the allow-list, but keeps the text of unknown elements.
 * @param everywhere attributes that are allowed on all elements
 */
export function sanitizeTree(tree: Root, everywhere: readonly string[] = []): Root {
  const attributes = { ...schema.attributes, '*': [...everywhere] }
  const clean = sanitize(tree, { ...schema, attributes, protocols: { href: [...linkSchemes] } })
  return clean.type === 'root' ? clean : { type: 'root', children: [] }
}
