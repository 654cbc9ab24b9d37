import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { FileRefusal } from '../draft.ts'
import type { RefusalCode } from '../findings.schemas.ts'
import { transferLimits } from '../limits.ts'

/** An archive in memory. Nothing is written to disk. */
export interface Archive {
  /** The paths of the files. */
  readonly names: ReadonlySet<string>
  /** @throws FileRefusal */
  read(name: string): Promise<Uint8Array>
}

interface ArchiveLimits {
  /** The maximum declared size of all files, uncompressed, in bytes. */
  readonly bytes: number
  /** The maximum size of a file, uncompressed, in bytes. */
  readonly entryBytes: number
}

/**
 * Opens a ZIP and checks the declared name and size of each entry. Reading an entry fails if its content does not match
 * the declaration.
 * @throws FileRefusal
 */
export async function openArchive(
  bytes: Uint8Array,
  limits: ArchiveLimits = { bytes: transferLimits.archiveBytes, entryBytes: transferLimits.archiveEntryBytes },
): Promise<Archive> {
  const zip = await refusing('', () =>
    fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), { lazyEntries: true }),
  )
  const entries = await refusing('', () => readEntries(zip, limits))
  return {
    names: new Set(entries.keys()),
    read: (name) => {
      const entry = entries.get(name)
      if (!entry) throw new FileRefusal('zip_file_missing', name, { number: 0, item: name })
      return refusing(name, () => readEntry(zip, entry, limits))
    },
  }
}

async function readEntries(zip: ZipFile, limits: ArchiveLimits): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  let bytes = 0
  let count = 0
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName
    bytes += entry.uncompressedSize
    if (++count > transferLimits.archiveEntries) throw refusal('zip_too_many_files', String(zip.entryCount), name)
    if (entry.uncompressedSize > limits.entryBytes && name.endsWith('.xml')) {
      throw refusal('zip_too_large', String(entry.uncompressedSize), name)
    }
    if (bytes > limits.bytes) throw refusal('zip_too_large', String(bytes), name)
    if (entry.isEncrypted()) throw refusal('zip_encrypted', name, name)
    if (entries.has(name)) throw refusal('zip_broken', 'duplicate name', name)
    if (!name.endsWith('/')) entries.set(name, entry)
  }
  return entries
}

/** Reads an entry whose declared size is within the limits. The stream throws if the actual size is larger. */
async function readEntry(zip: ZipFile, entry: Entry, limits: ArchiveLimits): Promise<Uint8Array> {
  if (entry.uncompressedSize > limits.entryBytes) {
    throw refusal('zip_too_large', String(entry.uncompressedSize), entry.fileName)
  }
  const chunks: Buffer[] = []
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    if (Buffer.isBuffer(chunk)) chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function refusal(code: RefusalCode, detail: string, item: string): FileRefusal {
  return new FileRefusal(code, detail, { number: 0, item })
}

/**
 * Runs `work`, and converts its errors to a `FileRefusal`, because the ZIP library throws other errors for an invalid
 * archive.
 */
async function refusing<Result>(item: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof FileRefusal || !(error instanceof Error)) throw error
    const { message } = error
    const code = /absolute path|invalid relative path|invalid characters/.test(message)
      ? 'zip_path'
      : /too many bytes/.test(message)
        ? 'zip_too_large'
        : 'zip_broken'
    throw new FileRefusal(code, message, item === '' ? { number: 0 } : { number: 0, item })
  }
}
