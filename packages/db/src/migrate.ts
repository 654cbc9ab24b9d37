import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { advisoryLocks } from './advisory-locks.ts'
import type { Connection, Queries } from './connection.ts'
import { MigrationError } from './errors.ts'
import { type Migration, readMigrations } from './migrations-folder.ts'

/** The folder with this package's migrations. A bundled server passes the path of its own copy. */
export const defaultMigrationsDirectory = fileURLToPath(new URL('../prisma/migrations', import.meta.url))

/** Identical to the table that Prisma creates, so that Prisma's own migration tool could be used instead. */
const historyTable = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`

const historySchema = z.array(
  z.object({
    migration_name: z.string(),
    checksum: z.string(),
    finished_at: z.date().nullable(),
    logs: z.string().nullable(),
  }),
)
type History = Map<string, z.infer<typeof historySchema>[number]>

export interface MigrateOptions {
  /** Ignores migrations that only the database has, so that the server can be rolled back to its previous version. */
  readonly allowsNewer?: boolean
}

/**
 * Applies pending migrations, each in its own transaction, and returns their names in order. A concurrent caller waits
 * and then has nothing to do.
 * @throws MigrationError if the database has a migration that the folder lacks, an applied migration was edited, or a
 * migration fails or has failed before
 */
export async function migrate(
  connection: Connection,
  directory: string,
  { allowsNewer = false }: MigrateOptions = {},
): Promise<string[]> {
  const migrations = await readMigrations(directory)
  return withLock(connection, async () => {
    await createHistory(connection)
    const history = await readHistory(connection)
    if (!allowsNewer) assertNotNewer(migrations, history)
    const pending = migrations.filter((migration) => isPending(migration, history))
    for (const migration of pending) await apply(connection, migration)
    return pending.map((migration) => migration.name)
  })
}

/** How an operator resolves a failed migration: retry it at the next start, or treat it as applied. */
export type Resolution = 'retry' | 'applied'

/**
 * Resolves a failed migration so that the next start can continue.
 * @throws MigrationError if no migration of this name has failed, or the folder lacks it
 */
export async function resolveMigration(
  connection: Connection,
  directory: string,
  { name, resolution }: { name: string; resolution: Resolution },
): Promise<void> {
  const migration = (await readMigrations(directory)).find((known) => known.name === name)
  if (!migration) throw new MigrationError(`There is no migration ${name} in ${directory}`)
  await withLock(connection, async () => {
    await connection.query(historyTable)
    await connection.transaction(async (transaction) => {
      const closed = await closeAttempts(transaction, name)
      if (closed === 0) throw new MigrationError(`Migration ${name} has not failed: there is nothing to resolve.`)
      if (resolution === 'applied') await recordApplied(transaction, migration)
    })
  })
}

async function withLock<Result>(connection: Connection, work: () => Promise<Result>): Promise<Result> {
  await connection.query('SELECT pg_advisory_lock($1)', [advisoryLocks.migrate])
  try {
    return await work()
  } finally {
    // If the connection was lost, the lock is already released. Ignore an error from this query, because the error from
    // `work` is more specific.
    await connection.query('SELECT pg_advisory_unlock($1)', [advisoryLocks.migrate]).catch(() => {})
  }
}

/** Creates an empty migrations table for a restore to fill. */
export async function createHistoryTable(connection: Queries): Promise<void> {
  await connection.query(historyTable)
}

/**
 * Creates the migrations table if it is missing. Checks first, because `CREATE TABLE IF NOT EXISTS` requires permission
 * to create tables even if the table exists.
 */
async function createHistory(connection: Connection): Promise<void> {
  try {
    const { rows } = await connection.query("SELECT 1 WHERE to_regclass('_prisma_migrations') IS NOT NULL")
    if (rows.length === 0) await connection.query(historyTable)
  } catch (cause) {
    throw new MigrationError(`The table of migrations cannot be created: ${String(cause)}`, { cause })
  }
}

async function readHistory(connection: Queries): Promise<History> {
  const { rows } = await connection.query(
    'SELECT migration_name, checksum, finished_at, logs FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  )
  return new Map(historySchema.parse(rows).map((row) => [row.migration_name, row]))
}

/** @throws MigrationError if a newer version has migrated the database */
function assertNotNewer(migrations: readonly Migration[], history: History): void {
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = [...history.values()].filter((row) => row.finished_at && !known.has(row.migration_name))
  const newest = unknown
    .map((row) => row.migration_name)
    .toSorted()
    .at(-1)
  if (newest === undefined) return
  throw new MigrationError(
    `The database is newer than this program, which does not know its migration ${newest}. Start the newer version, or ` +
      'restore a backup from before the upgrade; ALLOW_NEWER_DATABASE=on goes back by one version.',
  )
}

function isPending(migration: Migration, history: History): boolean {
  const earlier = history.get(migration.name)
  if (!earlier) return true
  if (!earlier.finished_at) {
    // Earlier versions recorded a migration before running its script. If its record has no error log, the process was
    // killed, so the migration runs again.
    if (!earlier.logs) return true
    throw new MigrationError(`Migration ${migration.name} failed earlier: ${describeFailure(migration, earlier.logs)}`)
  }
  if (earlier.checksum !== migration.checksum) {
    throw new MigrationError(
      `Migration ${migration.name} was edited after it was applied. Restore it, and make the change in a new migration.`,
    )
  }
  return false
}

/**
 * Runs the script and records the migration in the same transaction, so that a crash cannot leave only one of the two.
 */
async function apply(connection: Connection, migration: Migration): Promise<void> {
  try {
    await connection.transaction(async (transaction) => {
      await runScript(transaction, migration)
      await closeAttempts(transaction, migration.name)
      await recordApplied(transaction, migration)
    })
  } catch (cause) {
    const logs = String(cause)
    // After a lost connection, the failure cannot be recorded. The next start retries the migration.
    await recordFailure(connection, migration, logs).catch(() => {
      throw cause
    })
    throw new MigrationError(`Migration ${migration.name} failed: ${describeFailure(migration, logs)}`, { cause })
  }
}

/**
 * Runs the script through EXECUTE, which rejects statements that would end the transaction (COMMIT) or cannot run in
 * one (VACUUM).
 */
export async function runScript(transaction: Queries, { sql }: Migration): Promise<void> {
  await transaction.query(`SELECT set_config('pathwise.migration', $1, true)`, [sql])
  await transaction.query(`DO $$ BEGIN EXECUTE current_setting('pathwise.migration'); END $$`)
}

async function recordApplied(connection: Queries, { name, checksum }: Migration): Promise<void> {
  await connection.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
    VALUES ($1, $2, $3, clock_timestamp(), 1)`,
    [randomUUID(), checksum, name],
  )
}

async function recordFailure(connection: Queries, { name, checksum }: Migration, logs: string): Promise<void> {
  await connection.query(
    'INSERT INTO _prisma_migrations (id, checksum, migration_name, logs) VALUES ($1, $2, $3, $4)',
    [randomUUID(), checksum, name, logs],
  )
}

/** Marks unfinished attempts as rolled back, and returns their number. */
async function closeAttempts(connection: Queries, name: string): Promise<number> {
  const { rows } = await connection.query(
    `UPDATE _prisma_migrations SET rolled_back_at = now()
    WHERE migration_name = $1 AND finished_at IS NULL AND rolled_back_at IS NULL RETURNING id`,
    [name],
  )
  return rows.length
}

function describeFailure({ name }: Migration, logs: string): string {
  const reason = logs.replaceAll(/\s+/g, ' ')
  return (
    `${reason}. Nothing of it was applied. Fix the cause and run \`npm run db -- resolve ${name}\`, then start again; ` +
    `if the database already has its changes, add --applied.`
  )
}
