import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { Connection } from './connection.ts'
import { MigrationError } from './errors.ts'
import { type Migration, readMigrations } from './migrations-folder.ts'

/** Where this package keeps its migrations. A bundled server has moved, and names its own copy. */
export const defaultMigrationsDirectory = fileURLToPath(new URL('../prisma/migrations', import.meta.url))

/** The key that Prisma's own engine locks, so that neither runs beside the other. */
const advisoryLockKey = 72707369

/** Prisma's own table, letter for letter: its tools can take over from here. */
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
  z.object({ migration_name: z.string(), checksum: z.string(), finished_at: z.date().nullable() }),
)
type History = Map<string, z.infer<typeof historySchema>[number]>

/**
 * Applies the pending migrations of a folder, each in a transaction of its own, and gives their names in order.
 * A second caller waits for the first and finds nothing left to do. A migration that the database has and the folder
 * lacks is left alone: an older server may start again while a newer one is being rolled back.
 * @throws MigrationError when an applied migration was edited, or one failed now or earlier
 */
export async function migrate(connection: Connection, directory: string): Promise<string[]> {
  const migrations = await readMigrations(directory)
  await connection.query('SELECT pg_advisory_lock($1)', [advisoryLockKey])
  try {
    await connection.execute(historyTable)
    const history = await readHistory(connection)
    const pending = migrations.filter((migration) => isPending(migration, history))
    for (const migration of pending) await apply(connection, migration)
    return pending.map((migration) => migration.name)
  } finally {
    await connection.query('SELECT pg_advisory_unlock($1)', [advisoryLockKey])
  }
}

async function readHistory(connection: Connection): Promise<History> {
  const { rows } = await connection.query(
    'SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  )
  return new Map(historySchema.parse(rows).map((row) => [row.migration_name, row]))
}

function isPending(migration: Migration, history: History): boolean {
  const earlier = history.get(migration.name)
  if (!earlier) return true
  if (!earlier.finished_at) {
    throw new MigrationError(
      `Migration ${migration.name} failed earlier. Mend its cause, undo what it left, then mark it: ` +
        `UPDATE _prisma_migrations SET rolled_back_at = now() WHERE migration_name = '${migration.name}' AND finished_at IS NULL;`,
    )
  }
  if (earlier.checksum !== migration.checksum) {
    throw new MigrationError(
      `Migration ${migration.name} was edited after it was applied. Restore it, and make the change in a new migration.`,
    )
  }
  return false
}

/** The row is written first, so that a process that dies in the middle leaves a trace that the next start refuses. */
async function apply(connection: Connection, { name, sql, checksum }: Migration): Promise<void> {
  const id = randomUUID()
  await connection.query('INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ($1, $2, $3)', [
    id,
    checksum,
    name,
  ])
  try {
    await connection.execute(sql)
  } catch (cause) {
    // A script with a BEGIN of its own leaves its transaction open.
    await connection.execute('ROLLBACK')
    await connection.query('UPDATE _prisma_migrations SET logs = $2 WHERE id = $1', [id, String(cause)])
    throw new MigrationError(`Migration ${name} failed: ${String(cause)}`, { cause })
  }
  await connection.query('UPDATE _prisma_migrations SET finished_at = now(), applied_steps_count = 1 WHERE id = $1', [
    id,
  ])
}
