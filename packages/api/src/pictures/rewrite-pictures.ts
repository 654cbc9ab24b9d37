import { cleanBody } from '@pathwise/rich-text/body'
import { fitPicture } from '@pathwise/rich-text/picture-size'
import type { StoredPicture } from './pictures.schemas.ts'

/** Matches a picture in stored HTML. Sanitized HTML always writes pictures in this form. */
const storedImage = /<img src="\/pictures\/([\w-]{22})"( alt="([^"]*)")?( width="\d+" height="\d+")?>/g

/**
 * Replaces the pictures in stored HTML.
 * @param find returns the replacement for a picture, null to keep only its alt text, or undefined to leave it unchanged
 */
export function rewritePictures(html: string, find: (id: string) => StoredPicture | null | undefined): string {
  if (!html.includes('<img src="')) return html
  let isReduced = false
  const rewritten = html.replaceAll(storedImage, (image, id: string, alt = '', words = '', size = '') => {
    const picture = find(id)
    if (picture === undefined) return image
    if (picture) return `<img src="/pictures/${picture.id}"${alt}${size || writeSize(picture)}>`
    isReduced = true
    return words.replaceAll('<', '&lt;')
  })
  return isReduced ? cleanBody(rewritten) : rewritten
}

function writeSize(picture: StoredPicture): string {
  const { width, height } = fitPicture(picture)
  return ` width="${width}" height="${height}"`
}
