import { z } from 'zod'
import { buildCallerSource, recordAudit } from '../audit/record-audit.ts'
import { findBilling } from '../billing/billing.ts'
import { retryEvent } from '../billing/webhook.ts'
import type { Context, SignedInContext } from '../context.ts'
import { AppError } from '../errors.ts'
import { type FailedEventsPage, failedEventsPageSize, type Health } from './deployment.schemas.ts'
import { readFigures } from './figures.ts'

const databaseSchema = z.tuple([z.object({ version: z.string(), bytes: z.coerce.number(), migration: z.string() })])

/** Returns the state of this server and its database. */
export async function readHealth(
  ctx: Pick<Context, 'jobs' | 'now' | 'operations' | 'prisma' | 'version'>,
): Promise<Health> {
  const { prisma, jobs, operations, version } = ctx
  const asked = performance.now()
  await prisma.$queryRaw`SELECT 1`
  const answerMs = performance.now() - asked
  const [database] = databaseSchema.parse(
    await prisma.$queryRaw`
      SELECT split_part(version(), ' ', 2) AS version, pg_database_size(current_database()) AS bytes,
        (SELECT max(migration_name) FROM _prisma_migrations WHERE finished_at IS NOT NULL) AS migration`,
  )
  const { mail_queued, exports_running, lint_due, failed_events } = await readFigures(ctx)
  const newest = await operations.backups?.findNewest()
  return {
    version,
    node: process.version,
    started_at: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    memory_bytes: process.memoryUsage.rss(),
    database: { ...database, answer_ms: Math.round(answerMs * 10) / 10 },
    waiting: { mails: mail_queued, exports: exports_running, lint: lint_due, failed_events },
    backup: newest && { created_at: newest.createdAt.toISOString(), bytes: newest.bytes },
    jobs: [...jobs()],
  }
}

/** Lists one page of the Stripe events that could not be handled, newest first. */
export async function listFailedEvents(
  { prisma }: Pick<Context, 'prisma'>,
  cursor: string | undefined,
): Promise<FailedEventsPage> {
  const [time = '', id = ''] = cursor?.split('.') ?? []
  const failedAt = new Date(Number(time))
  const rows = await prisma.failedStripeEvent.findMany({
    where: cursor === undefined ? {} : { OR: [{ failedAt: { lt: failedAt } }, { failedAt, id: { lt: id } }] },
    orderBy: [{ failedAt: 'desc' }, { id: 'desc' }],
    take: failedEventsPageSize + 1,
  })
  const page = rows.slice(0, failedEventsPageSize)
  const last = rows.length > failedEventsPageSize ? page.at(-1) : undefined
  return {
    items: page.map((row) => ({ id: row.id, type: row.type, failed_at: row.failedAt.toISOString() })),
    next: last ? `${last.failedAt.getTime()}.${last.id}` : null,
  }
}

/**
 * Fetches a failed event from Stripe again and retries it.
 * @throws AppError `not_found`, `conflict` with reason `billing_off`, `unavailable` with reason `billing_unavailable`
 */
export async function retryFailedEvent(ctx: SignedInContext, id: string): Promise<{ ok: true }> {
  findBilling(ctx)
  if ((await ctx.prisma.failedStripeEvent.count({ where: { id } })) === 0) {
    throw new AppError('not_found', 'There is no such failed event')
  }
  await recordAudit(ctx.prisma, buildCallerSource(ctx), { action: 'webhook_retried', target: { kind: 'event', id } })
  await retryEvent(ctx, id, ctx.request.log)
  return { ok: true }
}
