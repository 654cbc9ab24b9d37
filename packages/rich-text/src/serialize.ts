import type { ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { putBlocksOnSeparateLines } from './layout.ts'
import { limits } from './limits.ts'
import { RichTextError } from './rich-text-error.ts'

/** @throws RichTextError if the HTML exceeds the limits, because it could not be parsed again */
export function serialize(children: readonly ElementContent[], longest: number = limits.bodyLength): string {
  const html = toHtml(putBlocksOnSeparateLines(children))
  if (html.length > longest) throw new RichTextError('too_long')
  if ((html.match(/<[a-z]/g)?.length ?? 0) > limits.elements) throw new RichTextError('too_many_elements')
  return html
}
