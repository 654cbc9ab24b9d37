import { once } from 'node:events'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCommandsFile } from '@pathwise/api/operations'
import { prepareDemoAccounts } from '@pathwise/api/operator'
import { type Database, openDatabase } from '@pathwise/db/client'
import { OperatorError } from '@pathwise/db/errors'
import { seed } from '@pathwise/seed/seed'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { type BuildAppOptions, buildApp } from './app.ts'
import { drainOnSignal } from './drain.ts'
import { type Environment, readEnvironment, startWarnings } from './env.ts'
import { createLogger } from './log.ts'
import { describeError } from './operator/describe-error.ts'
import { version } from './version.ts'

/** From `dist/main.js` as from `src/`, the shipped file stands in this package's own `ops`. */
const shippedCommands = fileURLToPath(new URL('../ops/commands.json', import.meta.url))

interface BootOptions extends Pick<BuildAppOptions, 'development' | 'webApp'> {
  /** The folder of migrations, where it is not the database package's own. */
  readonly migrations?: string
}

/**
 * The boot order: environment, port, database, migrations, seed, app, listen, drain.
 * A start that cannot succeed ends with one clear line and exit code 1.
 */
export async function boot(options: BootOptions): Promise<void> {
  try {
    const environment = readEnvironment()
    const logger = createLogger(environment.logLevel)
    await requireFreePort(environment)
    const database = await openDatabase(environment.databaseTarget)
    try {
      const app = await listen(options, environment, database, logger)
      drainOnSignal({ app, database, logger })
      for (const warning of startWarnings(environment)) console.warn(warning)
      process.stdout.write(`Pathwise is ready at ${app.publicUrl()}\n`)
    } catch (error) {
      await database.close()
      throw error
    }
  } catch (error) {
    console.error(describeError(error))
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
  isPublic,
  trustProxy,
}: Environment): Promise<BuildAppOptions['operations']> {
  return {
    file: await readCommandsFile(commandsFile ?? shippedCommands),
    settings: auditMpcScript ? { AUDIT_MPC_SCRIPT: auditMpcScript } : {},
    dataDirectory: resolve(dataDirectory),
    trustsProxy: trustProxy !== false,
    isPublic,
  }
}

/**
 * Listens for a moment, so that a start that will not get its port changes nothing in the database.
 * @throws OperatorError when the port is taken, or the address is not one of this machine
 */
async function requireFreePort({ host, port }: Environment): Promise<void> {
  const probe = createServer()
  try {
    await once(probe.listen({ host, port }), 'listening')
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new OperatorError(`Cannot listen on the HOST and PORT that are set: ${reason}`, { cause })
  }
  probe.close()
  await once(probe, 'close')
}
