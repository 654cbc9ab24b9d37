import { createWriteStream } from 'node:fs'
import { access, open, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Queries } from '@pathwise/db/connection'
import type { Database } from '@pathwise/db/database'
import { OperatorError } from '@pathwise/db/errors'
import { countRows } from '@pathwise/db/transfer/digests'
import { describeSnapshot, readRows, type Snapshot, startSnapshotTransaction } from '@pathwise/db/transfer/snapshot'
import { z } from 'zod'
import { encodeBackup, encodeRows } from './backup-file.ts'
import { encryptBytes } from './encryption.ts'
import { runTool } from './postgres-tools.ts'

export interface BackupSource {
  readonly database: Pick<Database, 'kind' | 'transaction'>
  /**
   * A PostgreSQL URL, or the directory of an embedded database. `pg_dump` gets the URL through environment variables.
   */
  readonly target: string
  readonly version: string
}

class BackupError extends OperatorError {
  override readonly name = 'BackupError'
}

/**
 * Writes a consistent snapshot of the database to a new file that only the current user can read.
 * @param recipients public keys to encrypt the backup for
 * @param signal aborting it ends the backup and deletes the incomplete file
 * @returns a one-line summary of the content
 * @throws BackupError if the file exists or cannot be written
 */
export async function createBackup(
  source: BackupSource,
  file: string,
  recipients: readonly string[],
  signal?: AbortSignal,
): Promise<string> {
  return source.database.transaction(async (transaction) => {
    await startSnapshotTransaction(transaction)
    const snapshot = await describeSnapshot(transaction, signal)
    const kind = source.database.kind === 'postgres' ? 'pg_dump' : 'rows'
    const header = { kind, version: source.version, createdAt: new Date().toISOString(), snapshot }
    const data =
      kind === 'pg_dump' ? dumpPostgres(transaction, source.target) : encodeRows(readRows(transaction, snapshot.tables))
    await writeNewFile(file, encryptBytes(encodeBackup(header, data), recipients), signal)
    return describeContent(snapshot)
  })
}

const exportedSchema = z.tuple([z.object({ id: z.string() })])

/** Dumps the snapshot that the transaction sees, so that the dump matches the digests computed in the transaction. */
async function* dumpPostgres(transaction: Queries, url: string): AsyncGenerator<Uint8Array> {
  const [{ id }] = exportedSchema.parse((await transaction.query('SELECT pg_export_snapshot() AS id')).rows)
  const args = ['--format=custom', '--no-owner', '--no-acl', '--no-comments', `--snapshot=${id}`]
  yield* runTool({ name: 'pg_dump', args, url })
}

export function describeContent({ digests }: Pick<Snapshot, 'digests'>): string {
  const counts = Object.values(digests).map(countRows)
  return `${counts.length} tables with ${counts.reduce((sum, count) => sum + count, 0)} rows`
}

export const draftSuffix = '.part'

/** Writes to a temporary file, syncs and renames it. A file with the final name is therefore always complete. */
export async function writeNewFile(
  file: string,
  bytes: AsyncIterable<Uint8Array>,
  signal?: AbortSignal,
): Promise<void> {
  const exists = await access(file).then(
    () => true,
    () => false,
  )
  if (exists) throw new BackupError(`${file} exists already.`)
  const draft = `${file}${draftSuffix}`
  try {
    await pipeline(bytes, createWriteStream(draft, { mode: 0o600 }), signal ? { signal } : {})
    const handle = await open(draft)
    await handle.sync()
    await handle.close()
    await rename(draft, file)
  } catch (cause) {
    await rm(draft, { force: true })
    if (cause instanceof OperatorError) throw cause
    if (cause instanceof Error && 'code' in cause && 'syscall' in cause) {
      throw new BackupError(`The backup cannot be written: ${cause.message}`, { cause })
    }
    throw cause
  }
}
