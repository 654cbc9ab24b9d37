import { pictureAddress } from '@pathwise/rich-text/picture-element'
import { fitPicture } from '@pathwise/rich-text/picture-size'
import type { PictureLoss, PictureStore } from '../picture/picture-store.ts'
import { parseBody } from './markup.ts'

/**
 * Returns the image files on the clipboard. Returns none if the clipboard also contains text, because the image is then
 * only a picture of that text.
 */
export function listPictureFiles(clipboard: DataTransfer): File[] {
  const files = [...clipboard.files].filter(({ type }) => type.startsWith('image/'))
  if (files.length === 0) return []
  const words = clipboard.getData('text/plain').trim() || parseBody(clipboard.getData('text/html')).textContent?.trim()
  return words ? [] : files
}

interface KeptPictures {
  readonly html: string
  /** Why pictures were not kept, each reason once. */
  readonly losses: readonly PictureLoss[]
}

/**
 * Uploads pictures that are embedded as data, and keeps pictures from our server. Leaves all other pictures unchanged.
 */
export async function keepPictures(html: string, store: PictureStore): Promise<KeptPictures> {
  const body = parseBody(html)
  const losses = new Set<PictureLoss>()
  for (const image of body.querySelectorAll('img')) {
    const loss = await keepPicture(image, store)
    if (loss) losses.add(loss)
  }
  return { html: body.innerHTML, losses: [...losses] }
}

async function keepPicture(image: HTMLImageElement, store: PictureStore): Promise<PictureLoss | undefined> {
  const source = image.getAttribute('src') ?? ''
  const own = findOwnPath(source)
  if (own !== undefined) {
    image.setAttribute('src', own)
    return undefined
  }
  const file = readData(source)
  if (!file) return 'elsewhere'
  const stored = await store(file)
  if ('refused' in stored) return stored.refused
  const { width, height } = fitPicture(stored)
  image.setAttribute('src', `/pictures/${stored.id}`)
  image.setAttribute('width', String(width))
  image.setAttribute('height', String(height))
  return undefined
}

/**
 * Returns the path of a picture on our server. When a picture is copied, the browser puts its absolute URL on the
 * clipboard.
 */
function findOwnPath(source: string): string | undefined {
  if (!URL.canParse(source, window.location.href)) return undefined
  const { origin, pathname } = new URL(source, window.location.href)
  return origin === window.location.origin && pictureAddress.test(pathname) ? pathname : undefined
}

/** Reads a `data:` URL without `fetch`, which the content security policy blocks. */
function readData(source: string): Blob | undefined {
  const [head = '', data = ''] = source.split(',', 2)
  if (!head.startsWith('data:image/') || !head.endsWith(';base64')) return undefined
  const [type = ''] = head.slice('data:'.length).split(';', 1)
  try {
    return new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type })
  } catch {
    return undefined
  }
}
