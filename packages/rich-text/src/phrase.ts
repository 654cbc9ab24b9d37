import type { Element, ElementContent, Root, Text } from 'hast'
import { limits } from './limits.ts'
import { mathElement, readLatex } from './math.ts'
import { text } from './node.ts'
import { parseHtml } from './parse.ts'
import { serialize } from './serialize.ts'
import { addMark, type Leaf, type Mark, nest } from './structure/leaf.ts'
import { tidyLine } from './structure/line.ts'
import { allowed, type CleanOptions } from './tree.ts'
import { markNames } from './vocabulary.ts'

/**
 * Converts any HTML to the stored form of a title or a choice: one line with marks and formulas, without links.
 * Idempotent. Returns '' if nothing is visible.
 * @throws RichTextError if the text exceeds `limits`
 */
export function cleanPhrase(html: string): string {
  return serialize(cleanPhraseTree(parseHtml(html, limits.phraseLength)), limits.phraseLength)
}

/** Elements whose boundaries do not separate words. */
const within: ReadonlySet<string> = new Set([...markNames, 'span'])

/**
 * Converts any HTML tree to the content of one line, with formulas and all marks except links. Block boundaries and
 * line breaks become spaces.
 */
export function cleanPhraseTree(tree: Root, options: CleanOptions = {}): (Element | Text)[] {
  const leaves: Leaf[] = []
  const walk = (node: ElementContent, marks: readonly Mark[]): void => {
    if (node.type === 'text') leaves.push({ node, marks })
    if (node.type !== 'element') return
    const latex = readLatex(node)
    if (latex) leaves.push({ node: mathElement(latex, false), marks })
    if (latex !== undefined) return
    const parts = !within.has(node.tagName)
    if (parts) leaves.push({ node: text(' '), marks: [] })
    const inside = markNames.has(node.tagName) && node.tagName !== 'a' ? addMark(marks, node) : marks
    for (const child of node.children) walk(child, inside)
    if (parts) leaves.push({ node: text(' '), marks: [] })
  }
  for (const child of allowed(tree, options)) walk(child, [])
  return nest(tidyLine(leaves))
}
