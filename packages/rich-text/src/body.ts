import { parseHtml } from './parse.ts'
import { isPlainMarkup } from './plain-markup.ts'
import { serialize } from './serialize.ts'
import { cleanTree } from './tree.ts'

/**
 * Sanitizes and normalizes any HTML for storage as a body. Idempotent.
 * @throws RichTextError if the text exceeds `limits`
 */
export function cleanBody(html: string): string {
  return serialize(cleanTree(parseHtml(html)))
}

/** Sanitizes a stored body for display, so that stricter rules also apply to old HTML. Plain markup needs no sanitizing. */
export function presentBody(html: string): string {
  return isPlainMarkup(html) ? html : cleanBody(html)
}
