import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { listContent } from './node.ts'
import { parseHtml } from './parse.ts'
import { sanitizeTree } from './tree.ts'

/**
 * Returns whether HTML on the clipboard could have come from our editor, as its `data-pm-slice` claims. Such HTML
 * contains only elements and attributes of stored HTML, and the editor's own data attributes.
 * @throws RichTextError if the text exceeds `limits`
 */
export function isEditorMarkup(html: string): boolean {
  const tree = parseHtml(html)
  // Browsers insert a `<meta>` with the encoding before the copied HTML, and add comments around it.
  const children = listContent(tree).filter((child) => child.type === 'text' || child.tagName !== 'meta')
  const copied: Root = { type: 'root', children }
  return toHtml(copied) === toHtml(sanitizeTree(copied, ['data*']))
}
