import type { Element, Root, Text } from 'hast'
import { limits } from './limits.ts'
import { parseHtml } from './parse.ts'
import { serialize } from './serialize.ts'
import { flattenToLine } from './structure/one-line.ts'
import { applyAllowList, type CleanOptions } from './tree.ts'

/**
 * Sanitizes and normalizes any HTML for storage as a title or choice: one line with marks and formulas, but no links.
 * Idempotent. Returns '' if nothing is visible.
 * @throws RichTextError if the text exceeds `limits`
 */
export function cleanPhrase(html: string): string {
  return serialize(cleanPhraseTree(parseHtml(html, limits.phraseLength)), limits.phraseLength)
}

/** Keeps formulas and all marks except links. Block boundaries and line breaks become spaces. */
export function cleanPhraseTree(tree: Root, options: CleanOptions = {}): (Element | Text)[] {
  return flattenToLine(applyAllowList(tree, options))
}
