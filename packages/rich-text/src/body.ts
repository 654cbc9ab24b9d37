import { parseHtml } from './parse.ts'
import { serialize } from './serialize.ts'
import { cleanTree } from './tree.ts'

/**
 * Sanitizes and normalizes any HTML for storage as a body. Idempotent.
 * @throws RichTextError if the text exceeds `limits`
 */
export function cleanBody(html: string): string {
  return serialize(cleanTree(parseHtml(html)))
}
