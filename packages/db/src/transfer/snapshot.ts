import { z } from 'zod'
import type { Queries } from '../connection.ts'
import { computeDigests, type Digests, textSettings } from './digests.ts'
import { buildRowExpression, listSequences, listTables, quote, type Sequence, type Table } from './tables.ts'

export interface Snapshot {
  readonly migrations: readonly AppliedMigration[]
  readonly tables: readonly Table[]
  readonly digests: Digests
  readonly sequences: readonly Sequence[]
}

export interface AppliedMigration {
  readonly name: string
  readonly checksum: string
}

const migrationsSchema = z.array(z.object({ name: z.string(), checksum: z.string() }))

/** Makes all statements of the transaction see the same snapshot. Must run before any other statement. */
export async function startSnapshotTransaction(transaction: Queries): Promise<void> {
  await transaction.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ')
  for (const setting of textSettings.split(';')) await transaction.query(setting)
}

/**
 * Describes the whole database. Requires `startSnapshotTransaction`.
 * @throws the signal's reason once it is aborted
 */
export async function describeSnapshot(transaction: Queries, signal?: AbortSignal): Promise<Snapshot> {
  const tables = await listTables(transaction)
  const { rows } = await transaction.query(`
    SELECT migration_name AS name, checksum FROM _prisma_migrations
    WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name COLLATE "C"`)
  return {
    migrations: migrationsSchema.parse(rows),
    tables,
    digests: await computeDigests(transaction, tables, signal),
    sequences: await listSequences(transaction),
  }
}

/** Rows of one table as JSON arrays of strings, in column order. */
export interface Batch {
  readonly table: string
  readonly rows: readonly string[]
}

const batchRows = 500
/** Batches of tables with files are smaller, because each row can take several megabytes. */
const batchRowsWithFiles = 8
const rowsSchema = z.array(z.object({ row: z.string() }))

/** Reads all rows in batches. Requires `startSnapshotTransaction`. */
export async function* readRows(transaction: Queries, tables: readonly Table[]): AsyncGenerator<Batch> {
  for (const table of tables) {
    const count = table.columns.some(({ type }) => type === 'bytea') ? batchRowsWithFiles : batchRows
    await transaction.query(
      `DECLARE backup NO SCROLL CURSOR FOR SELECT ${buildRowExpression(table)} AS row FROM ${quote(table.name)}`,
    )
    for (;;) {
      const { rows } = await transaction.query(`FETCH ${count} FROM backup`)
      const batch = rowsSchema.parse(rows).map(({ row }) => row)
      if (batch.length === 0) break
      yield { table: table.name, rows: batch }
    }
    await transaction.query('CLOSE backup')
  }
}
