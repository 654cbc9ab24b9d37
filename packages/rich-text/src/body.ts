import { parseHtml } from './parse.ts'
import { serialise } from './serialise.ts'
import { cleanTree } from './tree.ts'

/**
 * Converts any HTML to the stored form of a body, which is safe to display and normalized. Idempotent.
 * @throws RichTextError for a text beyond `limits`
 */
export function cleanBody(html: string): string {
  return serialise(cleanTree(parseHtml(html)))
}
