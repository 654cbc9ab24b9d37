import { fileURLToPath } from 'node:url'
import { type Database, openDatabase } from '@pathwise/db/client'
import { OperatorError } from '@pathwise/db/errors'
import { type Environment, readEnvironment } from '../env/environment.ts'
import { migrateWhenReady } from '../migrate-when-ready.ts'
import { describeError } from './describe-error.ts'

/** Thrown for invalid arguments, input or settings of a command. The operator sees the message. */
export class CommandError extends OperatorError {
  override readonly name = 'CommandError'
}

interface CommandContext {
  readonly database: Database
  readonly environment: Environment
  /** Defaults to the migrations in the database package. */
  readonly migrations: string | undefined
}

/** An operator's command, such as `npm run user`. */
export interface Command<Request> {
  /**
   * Parses the arguments after the command name.
   * @throws CommandError
   */
  readonly parse: (args: readonly string[]) => Request | Promise<Request>
  /** Whether to apply pending migrations before calling `run`. */
  readonly migratesFirst: boolean
  /**
   * @returns the lines to print
   * @throws OperatorError or AppError for an error that the operator can correct
   */
  readonly run: (request: Request, context: CommandContext) => Promise<readonly string[]>
}

/** The migrations next to the bundle. Undefined when running from source. */
export const migrations = import.meta.url.endsWith('.js')
  ? fileURLToPath(new URL('migrations', import.meta.url))
  : undefined

/** Uses this process's arguments and environment. Sets the exit code to 1 on failure. */
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

/** Like `runCommand`, for commands that open their own databases. */
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
