import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { listContent } from './node.ts'
import { parseHtml } from './parse.ts'
import { sanitizeTree } from './tree.ts'

/**
 * Returns whether clipboard HTML with `data-pm-slice` can come from our editor, because other editors set this
 * attribute too. HTML from our editor contains only stored elements and attributes, plus the editor's own data
 * attributes.
 * @throws RichTextError if the text exceeds `limits`
 */
export function isEditorMarkup(html: string): boolean {
  const tree = parseHtml(html)
  // Browsers insert a `<meta>` with the encoding, and wrap the copied HTML in comments.
  const children = listContent(tree).filter((child) => child.type === 'text' || child.tagName !== 'meta')
  const copied: Root = { type: 'root', children }
  return toHtml(copied) === toHtml(sanitizeTree(copied, ['data*']))
}
