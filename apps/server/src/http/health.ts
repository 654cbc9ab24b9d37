import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@pathwise/db/database'
import { defaultMigrationsDirectory } from '@pathwise/db/migrate'
import { readMigrations } from '@pathwise/db/migrations-folder'
import type { FastifyInstance } from 'fastify'
import { refuseOtherMethods } from '../routes/rest/allowed-methods.ts'

/** Load balancers poll every few seconds, and treat slower responses as failures. */
const pingLimitMs = 2_000

interface Health {
  readonly database: Pick<Database, 'ping' | 'prisma'>
  /** Defaults to the migrations in the database package. */
  readonly migrations: string | undefined
  /** Aborts when draining starts, before the server stops listening. */
  readonly draining: AbortSignal
}

type Readiness = 'database unavailable' | 'draining' | 'migrations missing' | 'ready'

/**
 * `/healthz` responds while the process is alive. `/readyz` returns 200 only if the database responds and has this
 * version's migrations, and the server is not draining.
 */
export function mountHealth(app: FastifyInstance, health: Health): void {
  let newest: Promise<string | undefined> | undefined
  let asked: Promise<Readiness> | undefined

  async function findReadiness(): Promise<Readiness> {
    if (health.draining.aborted) return 'draining'
    newest ??= readMigrations(health.migrations ?? defaultMigrationsDirectory).then((known) => known.at(-1)?.name)
    try {
      const known = await newest
      const answered = await Promise.race([
        hasMigration(health.database, known),
        pause(pingLimitMs, 'late' as const, { ref: false }),
      ])
      if (answered === 'late') return 'database unavailable'
      return answered ? 'ready' : 'migrations missing'
    } catch {
      return 'database unavailable'
    }
  }

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

async function hasMigration({ ping, prisma }: Health['database'], name: string | undefined): Promise<boolean> {
  await ping()
  const found = await prisma.$queryRaw<unknown[]>`
    SELECT FROM _prisma_migrations WHERE migration_name = ${name ?? ''} AND finished_at IS NOT NULL LIMIT 1`
  return found.length > 0 || name === undefined
}
