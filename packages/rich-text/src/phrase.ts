import type { Element, Root, Text } from 'hast'
import { limits } from './limits.ts'
import { parseHtml } from './parse.ts'
import { serialise } from './serialise.ts'
import { phrase } from './structure/phrase.ts'
import { allowed, type CleanOptions } from './tree.ts'

/**
 * Any HTML as we store a title or a choice: one line with marks and formulas, without links. Cleaning twice equals
 * cleaning once. A title that shows nothing is ''.
 * @throws RichTextError for a text beyond `limits`
 */
export function cleanPhrase(html: string): string {
  return serialise(cleanPhraseTree(parseHtml(html, limits.phraseLength)), limits.phraseLength)
}

/** Any tree of HTML as the content of one line. */
export function cleanPhraseTree(tree: Root, options: CleanOptions = {}): (Element | Text)[] {
  return phrase(allowed(tree, options))
}
