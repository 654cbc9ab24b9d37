import { fileURLToPath } from 'node:url'
import { openDatabase } from '@pathwise/db/client'
import { DataDirectoryInUseError, MigrationError } from '@pathwise/db/errors'
import { EnvironmentError, readEnvironment } from './env.ts'
import { DatabaseCommandError, readDatabaseCommand, runDatabaseCommand } from './operator/run-database-command.ts'

// `npm run db`: repairs a database after a failed migration. No other tool can open the embedded database.

/** Copy of the migrations next to the bundle; undefined when running from source. */
const migrations = import.meta.url.endsWith('.js') ? fileURLToPath(new URL('migrations', import.meta.url)) : undefined

async function main(args: readonly string[]): Promise<string[]> {
  const command = await readDatabaseCommand(args, process.stdin)
  const database = await openDatabase(readEnvironment().databaseTarget)
  try {
    return await runDatabaseCommand(database, command, migrations)
  } finally {
    await database.close()
  }
}

const correctable = [DataDirectoryInUseError, DatabaseCommandError, EnvironmentError, MigrationError]

try {
  for (const line of await main(process.argv.slice(2))) process.stdout.write(`${line}\n`)
} catch (error) {
  console.error(correctable.some((kind) => error instanceof kind) && error instanceof Error ? error.message : error)
  process.exitCode = 1
}
