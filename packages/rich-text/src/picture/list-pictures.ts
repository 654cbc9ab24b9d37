import type { Nodes } from 'hast'
import { parseHtml } from '../parse.ts'
import { type Picture, storedPicture } from './element.ts'

/** Matches picture URLs in stored HTML, which always have this form. */
export const storedAddress = /(?<=<img src=")\/pictures\/([\w-]{22})(?=")/g

/** Lists each id once. */
export function listPictureIds(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(storedAddress), ([, id = '']) => id))]
}

export function listPictures(html: string): Picture[] {
  return html.includes('<img src="') ? collect(parseHtml(html)) : []
}

function collect(node: Nodes): Picture[] {
  const picture = node.type === 'element' ? storedPicture(node) : undefined
  if (picture) return [picture]
  return 'children' in node ? node.children.flatMap(collect) : []
}
