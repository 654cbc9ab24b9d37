import { z } from 'zod'
import type { Context } from '../context.ts'
import { dayMs } from '../durations.ts'

const migrationCountsSchema = z.tuple([z.object({ applied: z.number(), unfinished: z.number() })])

const syncSchema = z.tuple([z.object({ fsync: z.string(), commit: z.string() })])

/** Returns whether commits wait for the disk, and which setting determines this. */
async function readSync(prisma: Context['prisma'], syncs: boolean | null) {
  if (syncs !== null) return { on: syncs, variable: 'EMBEDDED_SYNC' }
  const [{ fsync, commit }] = syncSchema.parse(
    await prisma.$queryRaw`SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit`,
  )
  if (fsync !== 'on') return { on: false, variable: 'fsync' }
  return { on: commit !== 'off', variable: 'synchronous_commit' }
}

/**
 * Collects facts that an audit command cannot read itself, because this process owns the embedded database. Commands
 * receive them as JSON in the environment variable `PATHWISE_DEPLOYMENT`, so they must not contain secrets.
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
    sync: await readSync(prisma, operations.syncs),
    backups: operations.backups && {
      directory: operations.backups.directory,
      every_hours: operations.backups.everyHours,
    },
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
