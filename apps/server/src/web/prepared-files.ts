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
/** The best first. */
export const encodings = ['br', 'gzip', 'identity'] as const satisfies readonly Encoding[]

export interface PreparedFile {
  readonly body: Buffer
  /** Names this body, so that a browser need not fetch it again. */
  readonly etag: string
}

/**
 * Reads a file, changes its text and compresses it, the first time that it is asked for in that way; then it stays in memory.
 * The text depends on where this deployment is reached, so the build cannot compress it.
 */
export class PreparedFiles {
  readonly #prepared = new Map<string, Promise<PreparedFile>>()

  /** @param variant names the change, so that each has its own copy */
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
