import { listPictureIds, storedAddress } from '@pathwise/rich-text/picture-list'

/** A stored picture to export. */
export interface ExportedPicture {
  readonly type: string
  readonly bytes: Uint8Array
}

export type ExportedPictures = Readonly<Record<string, ExportedPicture>>

export function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')
}

/** Decodes Base64 and ignores whitespace. Returns undefined if there are other characters. */
export function fromBase64(text: string): Uint8Array | undefined {
  const plain = text.replaceAll(/\s+/g, '')
  return plain !== '' && /^[\w+/]+={0,2}$/.test(plain) ? Buffer.from(plain, 'base64') : undefined
}

export function pictureName(id: string, { type }: ExportedPicture): string {
  return `${id}.${type === 'image/jpeg' ? 'jpg' : 'png'}`
}

/** Lists the distinct pictures in stored HTML whose files are available. */
export function listPictures(html: string, pictures: ExportedPictures): [id: string, picture: ExportedPicture][] {
  return listPictureIds(html).flatMap((id): [string, ExportedPicture][] => {
    const picture = Object.hasOwn(pictures, id) ? pictures[id] : undefined
    return picture ? [[id, picture]] : []
  })
}

/** Replaces the addresses of those stored pictures that are in `pictures`. */
export function replacePictureAddresses(
  html: string,
  pictures: ExportedPictures,
  address: (name: string) => string,
): string {
  return html.replaceAll(storedAddress, (stored, id: string) => {
    const picture = Object.hasOwn(pictures, id) ? pictures[id] : undefined
    return picture ? address(pictureName(id, picture)) : stored
  })
}

const sources = /(<img\b[^<>]{0,2000}?\ssrc\s*=\s*)(?:"([^"<>]*)"|'([^'<>]*)')/gi

/** Replaces image addresses in any HTML. `replace` returns undefined to keep an address. */
export function replaceSources(html: string, replace: (address: string) => string | undefined): string {
  return html.replaceAll(sources, (whole, start: string, double?: string, single?: string) => {
    const replaced = replace(unescapeAttribute(double ?? single ?? ''))
    return replaced === undefined ? whole : `${start}"${replaced}"`
  })
}

/** Returns the length of HTML without the pictures in `data:` URLs, which are stored separately. */
export function measureHtml(html: string): number {
  return replaceSources(html, (address) => (address.startsWith('data:image/') ? '' : undefined)).length
}

function unescapeAttribute(value: string): string {
  return value.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')
}

/**
 * Finds the file of a picture by its URL, which may be percent-encoded. For a `data:` URL, returns the decoded content,
 * or empty content if the URL is invalid.
 */
export function findPicture(files: ReadonlyMap<string, Uint8Array>, address: string): Uint8Array | undefined {
  if (address.startsWith('data:image/')) return decodeDataUrl(address)
  return files.get(address) ?? files.get(decodeAddress(address))
}

function decodeDataUrl(url: string): Uint8Array {
  const comma = url.indexOf(',')
  const data = url.slice(comma + 1)
  const bytes = url.slice(0, comma).endsWith(';base64') ? fromBase64(data) : Buffer.from(decodePercent(data))
  return bytes ?? new Uint8Array()
}

/** Returns a picture's address for use in a message. Shortens a `data:` URL to its type. */
export function nameAddress(address: string): string {
  return address.startsWith('data:') ? address.slice(0, 100).replace(/[;,].*$/s, '') : address
}

function decodeAddress(address: string): string {
  return decodePercent(address.split('?', 1)[0] ?? '')
}

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
