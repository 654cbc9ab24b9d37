import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@pathwise/db/database'
import { readMigrations } from '@pathwise/db/migrations-folder'
import type { FastifyInstance } from 'fastify'
import { migrationsFolder } from '../migrations-folder.ts'
import { refuseOtherMethods } from '../routes/rest/allowed-methods.ts'

/** Load balancers poll every few seconds, and treat slower responses as failures. */
const answerLimitMs = 2_000

/**
 * On a busy server, the check's query waits behind other queries and can exceed the limit. The database is then still
 * considered ready if an earlier query succeeded within this time, which is the longest that a query may wait for a
 * connection.
 */
const lateLimitMs = 10_000

interface Health {
  readonly database: Pick<Database, 'prisma'>
  /** Aborts when draining starts, before the server stops listening. */
  readonly draining: AbortSignal
}

type DatabaseStatus = 'database unavailable' | 'migrations missing' | 'ready'

/**
 * Returns a check of the database. When its query exceeds the time limit, the database is still considered ready if an
 * earlier query succeeded in the last ten seconds.
 */
export function createDatabaseCheck(
  findMigration: () => Promise<boolean>,
  { limitMs = answerLimitMs, now = () => performance.now() } = {},
): () => Promise<DatabaseStatus> {
  let foundAt = Number.NEGATIVE_INFINITY

  /** Looks up the migration, and records when it was found, even if the health check has timed out by then. */
  async function findAndNote(): Promise<boolean> {
    const isFound = await findMigration()
    if (isFound) foundAt = now()
    return isFound
  }

  return async () => {
    try {
      const answered = await Promise.race([findAndNote(), pause(limitMs, 'late' as const, { ref: false })])
      if (answered === 'late') return now() - foundAt <= lateLimitMs ? 'ready' : 'database unavailable'
      return answered ? 'ready' : 'migrations missing'
    } catch {
      return 'database unavailable'
    }
  }
}

/**
 * `/healthz` responds while the process is alive. `/readyz` returns 200 only if the database responds and has this
 * version's migrations, and the server is not draining.
 */
export function mountHealth(app: FastifyInstance, health: Health): void {
  let newest: Promise<string | undefined> | undefined
  let asked: Promise<DatabaseStatus | 'draining'> | undefined
  const checkDatabase = createDatabaseCheck(async () => {
    newest ??= readMigrations(migrationsFolder).then((known) => known.at(-1)?.name)
    return hasMigration(health.database, await newest)
  })
  const findReadiness = async () => (health.draining.aborted ? 'draining' : checkDatabase())

  app.get('/healthz', { logLevel: 'warn' }, (_request, reply) => {
    reply.header('cache-control', 'no-store').send({ status: 'alive' })
  })
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    // Concurrent requests share one check.
    asked ??= findReadiness().finally(() => {
      asked = undefined
    })
    const status = await asked
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status })
  })
  refuseOtherMethods(app, [{ method: 'GET', paths: ['/healthz', '/readyz'] }])
}

async function hasMigration({ prisma }: Health['database'], name: string | undefined): Promise<boolean> {
  const found = await prisma.$queryRaw<unknown[]>`
    SELECT FROM _prisma_migrations WHERE migration_name = ${name ?? ''} AND finished_at IS NOT NULL LIMIT 1`
  return found.length > 0 || name === undefined
}
