import { z } from 'zod'
import type { Context } from '../context.ts'
import { dayMs } from '../durations.ts'

const migrationCountsSchema = z.tuple([z.object({ applied: z.number(), unfinished: z.number() })])

/**
 * Collects deployment data that an audit command cannot read itself, because this process owns the embedded database.
 * The data contains no secrets. Commands receive it as JSON in the environment variable `PATHWISE_DEPLOYMENT`.
 */
export async function collectDeploymentFacts({
  prisma,
  demo,
  publicUrl,
  operations,
  now,
  billing,
}: Pick<Context, 'billing' | 'demo' | 'now' | 'operations' | 'prisma' | 'publicUrl'>) {
  const moment = now()
  const [migrations] = migrationCountsSchema.parse(
    await prisma.$queryRaw`
      SELECT count(finished_at)::int AS applied, (count(*) - count(finished_at))::int AS unfinished
      FROM _prisma_migrations WHERE rolled_back_at IS NULL`,
  )
  return {
    public_url: publicUrl(),
    data_directory: operations.dataDirectory,
    trusts_proxy: operations.trustsProxy,
    demo: { on: demo, public: operations.isPublic },
    database: { reachable: true, ...migrations },
    sessions: {
      expired: await prisma.session.count({ where: { expiresAt: { lte: moment } } }),
      expiring_within_a_day: await prisma.session.count({
        where: { replacedAt: null, expiresAt: { gt: moment, lte: new Date(moment.getTime() + dayMs) } },
      }),
    },
    webhooks: billing && { failed: await prisma.failedStripeEvent.count() },
  }
}
