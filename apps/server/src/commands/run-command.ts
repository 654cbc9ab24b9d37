import { type Database, openDatabase } from '@pathwise/db/client'
import { OperatorError } from '@pathwise/db/errors'
import { type Environment, readEnvironment } from '../env/environment.ts'
import { migrateWhenReady } from '../migrate-when-ready.ts'
import { describeError } from './describe-error.ts'

/** Thrown for invalid arguments, input or settings of a command. The operator sees the message. */
export class CommandError extends OperatorError {
  override readonly name = 'CommandError'
}

/**
 * Runs an operator's command, such as `npm run user`, with this process's arguments and environment. Prints the lines
 * that `run` returns. On failure, prints the error and sets the exit code to 1.
 * @param parse parses the arguments after the command name, and throws a CommandError if they are invalid
 * @param run throws an OperatorError or AppError for an error that the operator can correct
 */
export async function runCommand<Request>(
  parse: (args: readonly string[]) => Request | Promise<Request>,
  run: (request: Request, environment: Environment) => Promise<readonly string[]>,
): Promise<void> {
  try {
    const request = await parse(process.argv.slice(2))
    for (const line of await run(request, readEnvironment())) process.stdout.write(`${line}\n`)
  } catch (error) {
    console.error(describeError(error))
    process.exitCode = 1
  }
}

type Settings = Pick<Environment, 'database' | 'databaseTarget'>

/** Opens the database, which may have pending migrations, and closes it after `work`. */
export async function withDatabase<Result>(
  { database: options, databaseTarget }: Settings,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(databaseTarget, options)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Like `withDatabase`, but applies pending migrations before `work`. */
export function withMigratedDatabase<Result>(
  settings: Settings,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  return withDatabase(settings, async (database) => {
    await migrateWhenReady(database, settings.database)
    return work(database)
  })
}
