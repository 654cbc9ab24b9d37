import { parseHtml } from './parse.ts'
import { serialise } from './serialise.ts'
import { cleanTree } from './tree.ts'

/**
 * Any HTML as we store a body: safe to show, in one spelling. Cleaning twice equals cleaning once.
 * @throws RichTextError for a text beyond `limits`
 */
export function cleanBody(html: string): string {
  return serialise(cleanTree(parseHtml(html)))
}
