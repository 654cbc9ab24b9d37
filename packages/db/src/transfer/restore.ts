import { z } from 'zod'
import type { Queries } from '../connection.ts'
import { OperatorError } from '../errors.ts'
import { createHistoryTable, runScript } from '../migrate.ts'
import { readMigrations } from '../migrations-folder.ts'
import { computeDigests, findDifferences, textSettings } from './digests.ts'
import type { AppliedMigration, Batch, Snapshot } from './snapshot.ts'
import { listTables, quote, type Table } from './tables.ts'

/** Thrown when the backup cannot be restored. The database remains unchanged. */
export class RestoreError extends OperatorError {
  override readonly name = 'RestoreError'
}

/** Drops all tables, types and functions except those that belong to extensions. */
export const dropEverything = `DO $$ DECLARE item record; BEGIN
  FOR item IN SELECT oid::regclass AS name FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') LOOP
    EXECUTE format('DROP TABLE IF EXISTS %s CASCADE', item.name);
  END LOOP;
  FOR item IN SELECT oid::regprocedure AS name FROM pg_proc proc
    WHERE pronamespace = current_schema()::regnamespace
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = proc.oid AND deptype = 'e') LOOP
    EXECUTE format('DROP ROUTINE IF EXISTS %s CASCADE', item.name);
  END LOOP;
  FOR item IN SELECT oid::regtype AS name FROM pg_type kind
    WHERE typnamespace = current_schema()::regnamespace AND typtype = 'e'
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = kind.oid AND deptype = 'e') LOOP
    EXECUTE format('DROP TYPE IF EXISTS %s CASCADE', item.name);
  END LOOP;
END $$`

export async function isEmpty(queries: Queries): Promise<boolean> {
  return (await listTables(queries)).length === 0
}

/**
 * Finds the migration scripts that a backup requires.
 * @param directory the migrations folder
 * @throws RestoreError if the backup is from a newer version, or a migration was edited since
 */
export async function findScripts(applied: readonly AppliedMigration[], directory: string) {
  const known = new Map((await readMigrations(directory)).map((migration) => [migration.name, migration]))
  return applied.map(({ name, checksum }) => {
    const migration = known.get(name)
    if (!migration) {
      throw new RestoreError(
        `The backup is newer than this program, which does not know its migration ${name}. Use the version that made it.`,
      )
    }
    if (migration.checksum !== checksum) {
      throw new RestoreError(
        `The migration ${name} was edited after the backup was made. Use the version that made it.`,
      )
    }
    return migration
  })
}

/**
 * Replaces the database with a snapshot and compares all digests. Must run in one transaction, so that an error changes
 * nothing.
 * @param directory the migrations folder
 * @throws RestoreError if the backup is from a newer version, or the result differs from it
 */
export async function restoreSnapshot(
  transaction: Queries,
  { migrations, digests, sequences, tables }: Snapshot,
  batches: AsyncIterable<Batch>,
  directory: string,
): Promise<void> {
  const scripts = await findScripts(migrations, directory)
  for (const setting of textSettings.split(';')) await transaction.query(setting)
  await transaction.query(dropEverything)
  await createHistoryTable(transaction)
  for (const script of scripts) await runScript(transaction, script)
  const written = new Map(tables.map((table) => [table.name, table]))
  assertSameTables(tables, await listTables(transaction))
  // Disables triggers during the inserts, because the backup already contains the data that they would write.
  for (const { name } of tables) await transaction.query(`ALTER TABLE ${quote(name)} DISABLE TRIGGER USER`)
  await transaction.query(`TRUNCATE ${tables.map(({ name }) => quote(name)).join(', ')}`)
  for await (const { table, rows } of batches) {
    const target = written.get(table)
    if (!target) throw new RestoreError(`The backup is damaged: it does not describe its table ${table}.`)
    await transaction.query(insertQuery(target), [`[${rows.join(',')}]`])
  }
  // PostgreSQL rejects ALTER TABLE while foreign key checks are pending. No check is pending here, because the checks
  // run at the end of each INSERT.
  for (const { name } of tables) await transaction.query(`ALTER TABLE ${quote(name)} ENABLE TRIGGER USER`)
  for (const { name, value } of sequences) {
    await transaction.query(`SELECT setval($1::regclass, coalesce($2::bigint, 1), $2::bigint IS NOT NULL)`, [
      quote(name),
      value,
    ])
  }
  const different = findDifferences(digests, await computeDigests(transaction, tables))
  if (different.length > 0)
    throw new RestoreError(`What was restored differs from the backup: ${different.join(', ')}.`)
}

function insertQuery({ name, columns }: Table): string {
  const values = columns.map(({ type }, index) => `(line ->> ${index})::${type}`)
  const names = columns.map((column) => quote(column.name))
  return `INSERT INTO ${quote(name)} (${names.join(', ')}) SELECT ${values.join(', ')} FROM json_array_elements($1::json) line`
}

const shapeSchema = z.array(z.object({ name: z.string(), columns: z.array(z.object({ name: z.string() })) }))

/** @throws RestoreError if the migrations create different tables than the backup has */
function assertSameTables(described: readonly Table[], made: readonly Table[]): void {
  const shape = (tables: readonly Table[]) =>
    JSON.stringify(shapeSchema.parse(tables).toSorted((one, other) => (one.name < other.name ? -1 : 1)))
  if (shape(described) !== shape(made)) {
    throw new RestoreError('The backup has other tables than its migrations make. Use the version that made it.')
  }
}
