import type { Nodes } from 'hast'
import { parseHtml } from '../parse.ts'
import { type Picture, storedPicture } from './element.ts'

/** Matches the address of a picture in stored HTML, which contains pictures only in this form. */
export const storedAddress = /(?<=<img src=")\/pictures\/([\w-]{22})(?=")/g

/** Lists the ids of the pictures in stored HTML, without duplicates. */
export function listPictureIds(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(storedAddress), ([, id = '']) => id))]
}

/** Returns the pictures in stored HTML, in document order. */
export function listPictures(html: string): Picture[] {
  return html.includes('<img src="') ? collect(parseHtml(html)) : []
}

function collect(node: Nodes): Picture[] {
  const picture = node.type === 'element' ? storedPicture(node) : undefined
  if (picture) return [picture]
  return 'children' in node ? node.children.flatMap(collect) : []
}
