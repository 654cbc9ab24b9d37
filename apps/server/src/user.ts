import { fileURLToPath } from 'node:url'
import { openDatabase } from '@pathwise/db/client'
import { z } from 'zod'
import { readEnvironment } from './env.ts'
import { describeError } from './operator/describe-error.ts'
import { readPassword } from './operator/read-password.ts'
import { runUserCommand } from './operator/run-user-command.ts'
import { readUserCommand } from './operator/user-command.ts'

// `npm run user`: creates the first admin of a deployment, and resets lost passwords.

/** Copy of the migrations next to the bundle; undefined when running from source. */
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

/** Describes the rules that a password violates, without the password. */
function describePasswordError({ issues }: z.ZodError): string {
  return `The password does not do: ${issues.map(({ message }) => message).join('; ')}`
}

try {
  process.stdout.write(`${await main(process.argv.slice(2))}\n`)
} catch (error) {
  console.error(error instanceof z.ZodError ? describePasswordError(error) : describeError(error))
  process.exitCode = 1
}
