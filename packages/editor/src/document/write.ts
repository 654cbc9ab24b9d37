import { DOMSerializer, type Node } from '@milkdown/kit/prose/model'
import { cleanBody } from '@pathwise/rich-text/body'
import { gatherHeads } from '../schema/table.ts'
import { unwrapTightLines } from '../schema/tightness.ts'

/**
 * Converts an editor document to stored HTML.
 * @throws RichTextError for a text beyond the limits of `packages/rich-text`
 */
export function writeHtml(document: Node): string {
  const inert = window.document.implementation.createHTMLDocument('')
  const holder = inert.createElement('div')
  const serializer = DOMSerializer.fromSchema(document.type.schema)
  holder.append(serializer.serializeFragment(document.content, { document: inert }))
  gatherHeads(holder)
  unwrapTightLines(holder)
  return cleanBody(holder.innerHTML)
}
