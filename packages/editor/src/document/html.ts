import { DOMSerializer, type Node } from '@milkdown/kit/prose/model'
import { cleanBody } from '@pathwise/rich-text/body'
import { moveHeaderRows } from '../schema/table.ts'
import { unwrapTightLines } from '../schema/tightness.ts'

/**
 * Parses stored HTML in a separate document, where no script runs and no resource loads. Adds an empty paragraph unless
 * the text ends with a paragraph or heading, so that users can type at the end.
 */
export function readHtml(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  if (!/^(?:P|H[1-6])$/.test(body.lastElementChild?.tagName ?? '')) body.append(body.ownerDocument.createElement('p'))
  return body
}

/** @throws RichTextError when the text exceeds the limits of `packages/rich-text` */
export function writeHtml(document: Node): string {
  const inert = window.document.implementation.createHTMLDocument('')
  const holder = inert.createElement('div')
  const serializer = DOMSerializer.fromSchema(document.type.schema)
  holder.append(serializer.serializeFragment(document.content, { document: inert }))
  moveHeaderRows(holder)
  unwrapTightLines(holder)
  return cleanBody(holder.innerHTML)
}
