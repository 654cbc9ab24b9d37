import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import { RestoreError } from '@pathwise/db/transfer/restore'
import type { Batch, Snapshot } from '@pathwise/db/transfer/snapshot'
import { z } from 'zod'

// A backup consists of this line, a JSON header line, the data, and a line with the SHA-256 of all preceding bytes. The
// data is either gzipped JSON lines (one per batch of rows) or a pg_dump dump in custom format.
const magic = 'pathwise-backup 1'
const trailerBytes = 65
const largestHeaderBytes = 4 * 1024 * 1024

const headerSchema = z.object({
  kind: z.enum(['pg_dump', 'rows']),
  /** The version of Pathwise that created the backup. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  snapshot: z.object({
    migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
    tables: z.array(z.object({ name: z.string(), columns: z.array(z.object({ name: z.string(), type: z.string() })) })),
    digests: z.record(z.string(), z.string()),
    sequences: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
  }),
}) satisfies z.ZodType<{ snapshot: Snapshot }>

export type BackupHeader = z.infer<typeof headerSchema>

export async function* encodeBackup(header: object, data: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  const add = (bytes: Uint8Array): Uint8Array => {
    hash.update(bytes)
    return bytes
  }
  yield add(Buffer.from(`${magic}\n${JSON.stringify(header)}\n`))
  for await (const bytes of data) yield add(bytes)
  yield Buffer.from(`${hash.digest('hex')}\n`)
}

/**
 * Reads the whole backup and verifies its checksum.
 * @returns the description of the backup
 * @throws RestoreError if the file is damaged or not a backup
 */
export async function verifyBytes(bytes: AsyncIterable<Uint8Array>): Promise<BackupHeader> {
  const hash = createHash('sha256')
  const backup = splitBackup(bytes)
  let header: BackupHeader | undefined
  for await (const part of backup) {
    if (part.kind === 'head') header = parseHeader(part.lines)
    if (part.kind === 'trailer') {
      if (hash.digest('hex') !== part.text) throw damaged('its checksum differs')
    } else hash.update(part.bytes)
  }
  if (!header) throw damaged('it ends early')
  return header
}

export async function* readData(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const part of splitBackup(bytes)) if (part.kind === 'data') yield part.bytes
}

type Part =
  | { readonly kind: 'data'; readonly bytes: Buffer }
  | { readonly kind: 'head'; readonly bytes: Buffer; readonly lines: readonly string[] }
  | { readonly kind: 'trailer'; readonly text: string }

/** Yields the two header lines, the data in chunks, and the last line. */
async function* splitBackup(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Part> {
  let held: Buffer = Buffer.alloc(0)
  let inData = false
  for await (const piece of bytes) {
    held = Buffer.concat([held, piece])
    if (!inData) {
      const head = takeHead(held)
      if (!head) continue
      inData = true
      held = held.subarray(head.bytes.length)
      yield head
    }
    if (held.length <= trailerBytes) continue
    yield { kind: 'data', bytes: held.subarray(0, -trailerBytes) }
    held = held.subarray(-trailerBytes)
  }
  if (!inData || held.length !== trailerBytes) throw damaged('it ends early')
  yield { kind: 'trailer', text: held.toString('latin1').trimEnd() }
}

function takeHead(held: Buffer): (Part & { kind: 'head' }) | undefined {
  const start = held.subarray(0, magic.length + 1).toString('latin1')
  if (!`${magic}\n`.startsWith(start)) throw new RestoreError('This file is not a backup of Pathwise.')
  const end = held.indexOf('\n', magic.length + 1)
  if (end === -1) {
    if (held.length > largestHeaderBytes) throw damaged('its description does not end')
    return undefined
  }
  const bytes = held.subarray(0, end + 1)
  return { kind: 'head', bytes, lines: bytes.toString('utf8').split('\n') }
}

function parseHeader([, text = '']: readonly string[]): BackupHeader {
  try {
    return headerSchema.parse(JSON.parse(text))
  } catch (cause) {
    throw new RestoreError('The backup is damaged, or a newer version of the program has made it.', { cause })
  }
}

function damaged(how: string): RestoreError {
  return new RestoreError(`The backup is damaged: ${how}.`)
}

/** Gzips the rows as JSON lines. */
export async function* encodeRows(batches: AsyncIterable<Batch>): AsyncGenerator<Uint8Array> {
  const lines = async function* () {
    for await (const { table, rows } of batches) yield `{"table":${JSON.stringify(table)},"rows":[${rows.join(',')}]}\n`
  }
  const source = Readable.from(lines())
  const gzip = createGzip()
  source.once('error', (error) => gzip.destroy(error))
  for await (const piece of source.pipe(gzip)) yield z.instanceof(Buffer).parse(piece)
}

const lineSchema = z.object({ table: z.string(), rows: z.array(z.array(z.string().nullable())) })

/** Reverses `encodeRows`. */
export async function* decodeRows(data: AsyncIterable<Uint8Array>): AsyncGenerator<Batch> {
  const source = Readable.from(data)
  const gunzip = createGunzip()
  source.once('error', (error) => gunzip.destroy(error))
  const failed = once(gunzip, 'error').then(([error]) => Promise.reject(error))
  failed.catch(() => {})
  const lines = createInterface({ input: source.pipe(gunzip), crlfDelay: Number.POSITIVE_INFINITY })
  for await (const line of lines) {
    const { table, rows } = lineSchema.parse(JSON.parse(line))
    yield { table, rows: rows.map((row) => JSON.stringify(row)) }
  }
}
