import { fileURLToPath } from 'node:url'
import { AppError } from '@pathwise/api/operator'
import { openDatabase } from '@pathwise/db/client'
import { DataDirectoryInUseError, MigrationError } from '@pathwise/db/errors'
import { z } from 'zod'
import { EnvironmentError, readEnvironment } from './env.ts'
import { PasswordError, readPassword } from './operator/read-password.ts'
import { runUserCommand } from './operator/run-user-command.ts'
import { readUserCommand, UsageError } from './operator/user-command.ts'

// `npm run user`: makes the first administrator of a deployment, and helps whoever has lost a password.

/** The bundle stands beside a copy of the migrations, the source does not. */
const migrations = import.meta.url.endsWith('.js') ? fileURLToPath(new URL('migrations', import.meta.url)) : undefined

async function main(args: readonly string[]): Promise<string> {
  const command = readUserCommand(args)
  const database = await openDatabase(readEnvironment().databaseTarget)
  try {
    await database.migrate(migrations)
    return await runUserCommand(database, command, () => readPassword({ input: process.stdin, output: process.stderr }))
  } finally {
    await database.close()
  }
}

/** One line for what the operator can mend; the whole error for what only a programmer can. */
function reasonOf(error: unknown): unknown {
  if (error instanceof z.ZodError)
    return `The password does not do: ${error.issues.map(({ message }) => message).join('; ')}`
  const mendable = [AppError, DataDirectoryInUseError, EnvironmentError, MigrationError, PasswordError, UsageError]
  return mendable.some((kind) => error instanceof kind) && error instanceof Error ? error.message : error
}

try {
  process.stdout.write(`${await main(process.argv.slice(2))}\n`)
} catch (error) {
  console.error(reasonOf(error))
  process.exitCode = 1
}
