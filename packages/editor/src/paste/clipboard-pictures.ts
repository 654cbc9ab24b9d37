import { pictureAddress } from '@pathwise/rich-text/picture-element'
import { fitPicture, type PictureStore } from '../picture/picture-store.ts'
import { parseBody } from './markup.ts'

/** Returns the image files on a clipboard, unless text comes with them, of which they are only a drawing. */
export function listPictureFiles(clipboard: DataTransfer): File[] {
  const files = [...clipboard.files].filter(({ type }) => type.startsWith('image/'))
  if (files.length === 0) return []
  const words = clipboard.getData('text/plain').trim() || parseBody(clipboard.getData('text/html')).textContent?.trim()
  return words ? [] : files
}

interface KeptPictures {
  readonly html: string
  /** How many pictures could not be kept, because they are at other addresses or the server refused them. */
  readonly lost: number
}

/** Stores the pictures that come with HTML as data, and keeps those of our server. The others remain as they are. */
export async function keepPictures(html: string, store: PictureStore): Promise<KeptPictures> {
  const body = parseBody(html)
  let lost = 0
  for (const image of body.querySelectorAll('img')) if (!(await keepPicture(image, store))) lost++
  return { html: body.innerHTML, lost }
}

async function keepPicture(image: HTMLImageElement, store: PictureStore): Promise<boolean> {
  const source = image.getAttribute('src') ?? ''
  const own = findOwnPath(source)
  if (own !== undefined) {
    image.setAttribute('src', own)
    return true
  }
  const file = readData(source)
  if (!file) return false
  const stored = await store(file)
  if ('refused' in stored) return false
  const { width, height } = fitPicture(stored)
  image.setAttribute('src', `/pictures/${stored.id}`)
  image.setAttribute('width', String(width))
  image.setAttribute('height', String(height))
  return true
}

/** Browsers write the complete address of a copied picture. */
function findOwnPath(source: string): string | undefined {
  if (!URL.canParse(source, window.location.href)) return undefined
  const { origin, pathname } = new URL(source, window.location.href)
  return origin === window.location.origin && pictureAddress.test(pathname) ? pathname : undefined
}

/** Reads a picture in a `data:` address. `fetch` may not, because the page may only connect to its own server. */
function readData(source: string): Blob | undefined {
  const [, type, data] = /^data:(image\/[\w.+-]+)[^,]{0,100};base64,([\w+/=\s]+)$/.exec(source) ?? []
  if (type === undefined || data === undefined) return undefined
  try {
    return new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type })
  } catch {
    return undefined
  }
}
