import type { Nodes } from 'hast'
import { parseHtml } from '../parse.ts'
import { type Picture, storedPicture } from './element.ts'

/** Returns the pictures in stored HTML, in document order. */
export function listPictures(html: string): Picture[] {
  return html.includes('<img src="') ? collect(parseHtml(html)) : []
}

function collect(node: Nodes): Picture[] {
  const picture = node.type === 'element' ? storedPicture(node) : undefined
  if (picture) return [picture]
  return 'children' in node ? node.children.flatMap(collect) : []
}
