import { posix } from 'node:path'
import { FileRefusal } from '../draft.ts'
import type { Archive } from '../file/archive.ts'
import { transferLimits } from '../limits.ts'

const address = /\ssrc\s*=\s*["']([^"'<>]{1,500})["']/g

/** Reads an item's pictures. Returns them keyed by the URLs in the item's `src` attributes. */
type ReadPictures = (item: string, text: string) => Promise<ReadonlyMap<string, Uint8Array>>

/**
 * Creates a function that reads each picture of a package only once and shares its bytes, because thousands of items
 * may use the same picture.
 */
export function createPictureReader(archive: Archive): ReadPictures {
  const known = new Map<string, Promise<Uint8Array | undefined>>()
  return async (item, text) => {
    const files = new Map<string, Uint8Array>()
    let room: number = transferLimits.pictureLength
    for (const [, source = ''] of text.matchAll(address)) {
      const name = posix.join(posix.dirname(item), decode(source))
      if (files.has(source) || !archive.names.has(name)) continue
      const reading = known.get(name) ?? readQuietly(archive, name)
      known.set(name, reading)
      const bytes = await reading
      if (!bytes || bytes.length > room) continue
      room -= bytes.length
      files.set(source, bytes)
    }
    return files
  }
}

function decode(source: string): string {
  try {
    return decodeURIComponent(source.replaceAll('&amp;', '&'))
  } catch {
    return source
  }
}

/** Returns undefined for an unreadable picture, so that the question is imported without it. */
async function readQuietly(archive: Archive, name: string): Promise<Uint8Array | undefined> {
  try {
    return await archive.read(name)
  } catch (error) {
    if (error instanceof FileRefusal) return undefined
    throw error
  }
}
