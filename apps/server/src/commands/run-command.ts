import { fileURLToPath } from 'node:url'
import { type Database, openDatabase } from '@pathwise/db/client'
import { OperatorError } from '@pathwise/db/errors'
import { type Environment, readEnvironment } from '../env/environment.ts'
import { migrateWhenReady } from '../migrate-when-ready.ts'
import { describeError } from './describe-error.ts'

/** An error in the arguments, input or settings of a command. The message is shown to the operator. */
export class CommandError extends OperatorError {
  override readonly name = 'CommandError'
}

interface CommandContext {
  readonly database: Database
  readonly environment: Environment
  /** The migrations directory; undefined means the one in the database package. */
  readonly migrations: string | undefined
}

/** An operator's command, such as `npm run user`. */
export interface Command<Request> {
  /**
   * Parses the arguments after the command name.
   * @throws CommandError
   */
  readonly parse: (args: readonly string[]) => Request | Promise<Request>
  /** Whether pending migrations are applied before `run`. */
  readonly migratesFirst: boolean
  /**
   * @returns the lines to print
   * @throws OperatorError or AppError for an error that the operator can correct
   */
  readonly run: (request: Request, context: CommandContext) => Promise<readonly string[]>
}

/** The migrations directory next to the bundle; undefined when running from source. */
export const migrations = import.meta.url.endsWith('.js')
  ? fileURLToPath(new URL('migrations', import.meta.url))
  : undefined

/**
 * Runs a command with the arguments and environment of this process. Sets the exit code to 1 when the command fails.
 */
export async function runCommand<Request>({ parse, migratesFirst, run }: Command<Request>): Promise<void> {
  await runProgram(parse, async (request, environment) => {
    const database = await openDatabase(environment.databaseTarget, environment.database)
    try {
      if (migratesFirst) await migrateWhenReady(database, migrations, environment.database)
      return await run(request, { database, environment, migrations })
    } finally {
      await database.close()
    }
  })
}

/** Like `runCommand`, but for a command that opens its databases itself. */
export async function runProgram<Request>(
  parse: Command<Request>['parse'],
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
