import { once } from 'node:events'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { prepareDemoAccounts } from '@pathwise/api/account/demo-accounts'
import { readCommandsFile } from '@pathwise/api/ops/commands-file'
import { type Database, isPostgresUrl, openDatabase } from '@pathwise/db/client'
import { OperatorError } from '@pathwise/db/errors'
import { seed } from '@pathwise/seed/seed'
import type { FastifyInstance } from 'fastify'
import { destination, type Logger, pino } from 'pino'
import { type BuildAppOptions, buildApp } from './app.ts'
import { serveOperatorSocket } from './backup/operator-socket.ts'
import { createBackupJob, describeBackups } from './backup/scheduled-backups.ts'
import { describeError } from './commands/describe-error.ts'
import { createDiskGuard } from './disk-guard.ts'
import { drainOnSignal } from './drain.ts'
import { type Environment, listStartWarnings, readEnvironment } from './env/environment.ts'
import { warnAboutNode } from './env/node-support.ts'
import { migrateWhenReady } from './migrate-when-ready.ts'
import { releaseStartMemory } from './release-memory.ts'
import { version } from './version.ts'

/** The operations file that ships with Pathwise. The relative path works from both `dist/main.js` and `src/`. */
const shippedCommands = fileURLToPath(new URL('../ops/commands.json', import.meta.url))

/**
 * The maximum number of connections that wait to be accepted. Linux caps it at net.core.somaxconn, 4,096 by default.
 */
const waitingConnections = 4_096

interface BootOptions extends Pick<BuildAppOptions, 'development' | 'inlineScripts' | 'webApp'> {
  /** The folder with the compiled questions and content. Defaults to the folder in the seed package. */
  readonly seeds?: string
  /** The file with a dump of an empty embedded database. Without it, `initdb` creates the database. */
  readonly emptyDump?: string
}

/**
 * Starts the server: reads the environment, checks the port, opens, migrates and seeds the database, and listens until
 * a stop signal starts the drain. If startup fails, prints the error and sets the exit code to 1. An error that the
 * operator can correct is printed as one line.
 */
export async function boot(options: BootOptions): Promise<void> {
  try {
    const environment = readEnvironment()
    const logger = createLogger(environment.logLevel)
    await assertFreePort(environment)
    const database = await openDatabase(environment.databaseTarget, {
      ...environment.database,
      emptyDump: options.emptyDump,
    })
    try {
      const app = await listen(options, environment, database, logger)
      drainOnSignal({ app, database, logger, seconds: environment.drainSeconds })
      const aboutNode = warnAboutNode(process.versions.node, new Date())
      for (const warning of [aboutNode ?? [], listStartWarnings(environment)].flat()) console.warn(warning)
      process.stdout.write(`Pathwise is ready at ${app.publicUrl()}\n`)
      releaseStartMemory()
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
  { webApp, inlineScripts = [], seeds, development = false }: BootOptions,
  environment: Environment,
  database: Database,
  logger: Logger,
): Promise<FastifyInstance> {
  const applied = await migrateWhenReady(database, environment.database)
  if (applied.length > 0) logger.info({ applied }, 'migrations applied')
  // Do not seed the database on an export-only server, because the main server does.
  if (environment.role === 'all') {
    await seed(database, seeds)
    await prepareDemoAccounts(database.prisma, environment)
  }
  const operations = await readOperations(environment)
  const source = { database, target: environment.databaseTarget, version }
  const app = await buildApp({
    database,
    environment,
    operations,
    logger,
    version,
    webApp,
    inlineScripts,
    development,
    runsQuestionJobs: environment.role === 'all',
    backUp: environment.role === 'all' ? createBackupJob(source, environment.backups) : undefined,
    // PostgreSQL watches its own disk, so only the embedded database needs a guard.
    ...(database.kind === 'embedded' && { assertWritable: createDiskGuard(environment.databaseTarget) }),
  })
  if (database.kind === 'embedded') await serveOperatorSocket(app, source, source.target)
  // Node's default of 511 is too low for a school whose browsers all connect at the same moment.
  await app.listen({ port: environment.port, host: environment.host, backlog: waitingConnections })
  return app
}

async function readOperations({
  commandsFile,
  auditMpcScript,
  backups,
  database: { syncs },
  databaseTarget,
  dataDirectory,
  isPublic,
  trustProxy,
}: Environment): Promise<BuildAppOptions['operations']> {
  return {
    file: await readCommandsFile(commandsFile ?? shippedCommands),
    settings: auditMpcScript ? { AUDIT_MPC_SCRIPT: auditMpcScript } : {},
    dataDirectory: isPostgresUrl(databaseTarget) ? null : resolve(dataDirectory),
    syncs: isPostgresUrl(databaseTarget) ? null : syncs,
    backups: describeBackups(backups),
    trustsProxy: trustProxy !== false,
    isPublic,
  }
}

/**
 * Binds the port briefly, so that a taken port stops the startup before the database changes.
 * @throws OperatorError if the port is taken, or the address is not one of this machine's
 */
async function assertFreePort({ host, port }: Environment): Promise<void> {
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

/** Creates a logger that writes JSON lines to stdout and redacts credentials. */
function createLogger(level: string): Logger {
  return pino(
    { level, redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'] },
    // Buffer lines for up to a second, because writing each line separately would be slow. The buffer is flushed on
    // exit.
    destination({ sync: false, minLength: 16_000, periodicFlush: 1000 }),
  )
}
