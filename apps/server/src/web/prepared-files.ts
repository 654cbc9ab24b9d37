import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotliQuality = 9
const compressors = {
  br: (text: Buffer) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (text: Buffer) => promisify(gzip)(text, { level: 9 }),
  identity: async (text: Buffer) => text,
} satisfies Record<string, (text: Buffer) => Promise<Buffer>>

export type Encoding = keyof typeof compressors
/** Supported encodings, best first. */
export const encodings = ['br', 'gzip', 'identity'] as const satisfies readonly Encoding[]

export interface PreparedFile {
  readonly body: Buffer
  /** Identifies this body for conditional requests. */
  readonly etag: string
}

/**
 * Reads, changes and compresses a file on first use, and caches the result in memory. The text depends on the public
 * URL of this deployment, so the build cannot compress it.
 */
export class PreparedFiles {
  readonly #prepared = new Map<string, Promise<PreparedFile>>()

  /** @param variant names the change, so that each variant has its own cache entry */
  get(file: URL, encoding: Encoding, variant: string, change: (text: string) => string): Promise<PreparedFile> {
    const key = `${file.href} ${encoding} ${variant}`
    const known = this.#prepared.get(key)
    if (known) return known
    const prepared = prepare(file, encoding, change)
    this.#prepared.set(key, prepared)
    prepared.catch(() => this.#prepared.delete(key))
    return prepared
  }
}

async function prepare(file: URL, encoding: Encoding, change: (text: string) => string): Promise<PreparedFile> {
  const text = Buffer.from(change(await readFile(file, 'utf8')))
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  return { body: await compressors[encoding](text), etag: `"${digest}-${encoding}"` }
}
