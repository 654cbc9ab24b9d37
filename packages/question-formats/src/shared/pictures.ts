/** A stored picture that goes into a file. */
export interface ExportedPicture {
  readonly type: string
  readonly bytes: Uint8Array
}

/** The pictures of a question, by id. */
export type ExportedPictures = Readonly<Record<string, ExportedPicture>>

export function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')
}

/** Reads Base64 in any layout. Returns undefined if other characters are in it. */
export function fromBase64(text: string): Uint8Array | undefined {
  const plain = text.replaceAll(/\s+/g, '')
  return plain !== '' && /^[\w+/]+={0,2}$/.test(plain) ? Buffer.from(plain, 'base64') : undefined
}

/** Returns the name of a picture in a file for other programs. */
export function pictureName(id: string, { type }: ExportedPicture): string {
  return `${id}.${type === 'image/jpeg' ? 'jpg' : 'png'}`
}

/** Matches the address of a stored picture. Cleaned HTML has pictures only in this form. */
const storedAddress = /(?<=<img src=")\/pictures\/([\w-]{22})(?=")/g

/** Lists the pictures of stored HTML whose files are there, without duplicates. */
export function listPictures(html: string, pictures: ExportedPictures): [id: string, picture: ExportedPicture][] {
  const ids = new Set(Array.from(html.matchAll(storedAddress), ([, id = '']) => id))
  return [...ids].flatMap((id): [string, ExportedPicture][] => {
    const picture = Object.hasOwn(pictures, id) ? pictures[id] : undefined
    return picture ? [[id, picture]] : []
  })
}

/** Replaces the addresses of the pictures whose files are there. */
export function addressPictures(html: string, pictures: ExportedPictures, address: (name: string) => string): string {
  return html.replaceAll(storedAddress, (stored, id: string) => {
    const picture = Object.hasOwn(pictures, id) ? pictures[id] : undefined
    return picture ? address(pictureName(id, picture)) : stored
  })
}

const sources = /(<img\b[^<>]{0,2000}?\ssrc\s*=\s*)(?:"([^"<>]*)"|'([^'<>]*)')/gi

/** Replaces the addresses of images in any HTML. `replace` returns undefined for an address that stays. */
export function replaceSources(html: string, replace: (address: string) => string | undefined): string {
  return html.replaceAll(sources, (whole, start: string, double?: string, single?: string) => {
    const replaced = replace(unescapeAttribute(double ?? single ?? ''))
    return replaced === undefined ? whole : `${start}"${replaced}"`
  })
}

function unescapeAttribute(value: string): string {
  return value.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')
}

/** Finds a file by its address, whose special characters may be percent-encoded, or in a `data:` address. */
export function findPicture(files: ReadonlyMap<string, Uint8Array>, address: string): Uint8Array | undefined {
  const data = /^data:image\/[\w.+-]+[^,]{0,100};base64,/.exec(address)?.[0]
  if (data !== undefined) return fromBase64(address.slice(data.length))
  return files.get(address) ?? files.get(decodeAddress(address))
}

function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address.split('?', 1)[0] ?? '')
  } catch {
    return address
  }
}
