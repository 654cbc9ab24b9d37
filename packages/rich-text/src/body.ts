import { parseHtml } from './parse.ts'
import { serialize } from './serialize.ts'
import { cleanTree } from './tree.ts'

/**
 * Converts any HTML to the stored form of a body, which is normalized and safe to display. Idempotent.
 * @throws RichTextError if the text exceeds `limits`
 */
export function cleanBody(html: string): string {
  return serialize(cleanTree(parseHtml(html)))
}
