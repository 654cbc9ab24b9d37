import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CommandsFileError, readCommandsFile } from '@pathwise/api/operations'
import { prepareDemoAccounts } from '@pathwise/api/operator'
import { type Database, openDatabase } from '@pathwise/db/client'
import { DataDirectoryInUseError, MigrationError } from '@pathwise/db/errors'
import { seed } from '@pathwise/db/seed'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { type BuildAppOptions, buildApp } from './app.ts'
import { drainOnSignal } from './drain.ts'
import { type Environment, EnvironmentError, readEnvironment } from './env.ts'
import { createLogger } from './log.ts'
import { version } from './version.ts'

/** From `dist/main.js` as from `src/`, the shipped file stands in this package's own `ops`. */
const shippedCommands = fileURLToPath(new URL('../ops/commands.json', import.meta.url))

interface BootOptions extends Pick<BuildAppOptions, 'development' | 'webApp'> {
  /** The folder of migrations, where it is not the database package's own. */
  readonly migrations?: string
}

/**
 * The boot order: environment, database, migrations, seed, app, listen, drain.
 * A start that cannot succeed ends with one clear line and exit code 1.
 */
export async function boot(options: BootOptions): Promise<void> {
  try {
    const environment = readEnvironment()
    const logger = createLogger(environment.logLevel)
    const database = await openDatabase(environment.databaseTarget)
    try {
      const app = await listen(options, environment, database, logger)
      drainOnSignal({ app, database, logger })
      process.stdout.write(`Pathwise is ready at ${app.publicUrl()}\n`)
    } catch (error) {
      await database.close()
      throw error
    }
  } catch (error) {
    console.error(reasonOf(error))
    process.exitCode = 1
  }
}

async function listen(
  { webApp, migrations, development = false }: BootOptions,
  environment: Environment,
  database: Database,
  logger: Logger,
): Promise<FastifyInstance> {
  const applied = await database.migrate(migrations)
  if (applied.length > 0) logger.info({ applied }, 'migrations applied')
  // What the database holds is the other servers' to say.
  if (environment.role === 'all') {
    await seed(database)
    await prepareDemoAccounts(database.prisma, environment)
  }
  const operations = await readOperations(environment)
  const app = await buildApp({ database, environment, operations, logger, version, webApp, development })
  await app.listen({ port: environment.port, host: environment.host })
  return app
}

async function readOperations({
  commandsFile,
  auditMpcScript,
  dataDirectory,
  trustProxy,
}: Environment): Promise<BuildAppOptions['operations']> {
  return {
    file: await readCommandsFile(commandsFile ?? shippedCommands),
    settings: auditMpcScript ? { AUDIT_MPC_SCRIPT: auditMpcScript } : {},
    dataDirectory: resolve(dataDirectory),
    trustsProxy: trustProxy !== false,
  }
}

const mendable = [EnvironmentError, CommandsFileError, DataDirectoryInUseError, MigrationError]

/** One line for what an operator can mend; the whole error for what only a programmer can. */
function reasonOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (mendable.some((kind) => error instanceof kind)) return error.message
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return `The address is in use: ${error.message}. Another PORT may be free.`
  if (code === 'ECONNREFUSED') return `The database does not answer: ${error.message}`
  return error
}
