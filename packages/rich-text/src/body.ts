import { parseHtml } from './parse.ts'
import { serialise } from './serialise.ts'
import { cleanTree } from './tree.ts'

/**
 * Converts any HTML to the stored form of a body, which is normalized and safe to display. Idempotent.
 * @throws RichTextError if the text exceeds `limits`
 */
export function cleanBody(html: string): string {
  return serialise(cleanTree(parseHtml(html)))
}
