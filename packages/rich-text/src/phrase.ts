import type { Element, Root, Text } from 'hast'
import { limits } from './limits.ts'
import { parseHtml } from './parse.ts'
import { serialise } from './serialise.ts'
import { phrase } from './structure/phrase.ts'
import { allowed, type CleanOptions } from './tree.ts'

/**
 * Converts any HTML to the stored form of a title or a choice: one line with marks and formulas, without links.
 * Idempotent. Returns '' if nothing is visible.
 * @throws RichTextError for a text beyond `limits`
 */
export function cleanPhrase(html: string): string {
  return serialise(cleanPhraseTree(parseHtml(html, limits.phraseLength)), limits.phraseLength)
}

/** Converts any HTML tree to the content of one line. */
export function cleanPhraseTree(tree: Root, options: CleanOptions = {}): (Element | Text)[] {
  return phrase(allowed(tree, options))
}
