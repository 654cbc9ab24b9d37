import { existsSync } from 'node:fs'
import { isPostgresUrl, openDatabase } from '@pathwise/db/client'
import { restoreSnapshot } from '@pathwise/db/transfer/restore'
import { describeSnapshot, readRows, startSnapshotTransaction } from '@pathwise/db/transfer/snapshot'
import { describeContent } from '../backup/create-backup.ts'
import { assertRestorable } from '../backup/restore-backup.ts'
import type { Environment } from '../env/environment.ts'
import { migrationsFolder } from '../migrations-folder.ts'
import { CommandError } from './run-command.ts'

const usage = `Usage: DATABASE_URL=postgres://… npm run move-to-postgres
Copies the embedded database in DATA_DIR into the empty database of DATABASE_URL. Stop the server before.`

/** @throws CommandError if there are any arguments */
export function parseMoveCommand(args: readonly string[]): void {
  if (args.length > 0) throw new CommandError(usage)
}

/**
 * Copies the embedded database to PostgreSQL and compares all tables. The embedded database does not change.
 * @returns a one-line summary
 * @throws CommandError if there is nothing to move; RestoreError if the target is in use or not empty
 */
export async function moveToPostgres({
  dataDirectory,
  database: options,
  databaseTarget,
}: Pick<Environment, 'dataDirectory' | 'database' | 'databaseTarget'>): Promise<string[]> {
  const directory = `${dataDirectory}/database`
  if (!isPostgresUrl(databaseTarget)) throw new CommandError(usage)
  if (!existsSync(`${directory}/PG_VERSION`)) throw new CommandError(`There is no embedded database in ${directory}.`)
  const source = await openDatabase(directory, options)
  try {
    const target = await openDatabase(databaseTarget)
    try {
      await assertRestorable(target, false)
      const content = await source.transaction(async (reading) => {
        await startSnapshotTransaction(reading)
        const snapshot = await describeSnapshot(reading)
        await target.transaction((writing) =>
          restoreSnapshot(writing, snapshot, readRows(reading, snapshot.tables), migrationsFolder),
        )
        return describeContent(snapshot)
      })
      return [`Moved ${content}, all equal. Start the server with this DATABASE_URL; ${directory} was not changed.`]
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}
