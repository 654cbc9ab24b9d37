import type { Context } from '../context.ts'
import { dayMs } from '../durations.ts'

/**
 * Deletes events older than `auditDays`. The database trigger checks the age against its own clock, and protects the
 * events of the last 30 days. Runs hourly.
 */
export async function deleteOldAudit({
  prisma,
  now,
  auditDays,
}: Pick<Context, 'auditDays' | 'now' | 'prisma'>): Promise<void> {
  const before = new Date(now().getTime() - auditDays * dayMs)
  await prisma.$transaction(async (transaction) => {
    await transaction.$queryRaw`SELECT set_config('pathwise.audit_days', ${String(auditDays)}, true)`
    await transaction.$executeRaw`
      DELETE FROM audit_log WHERE at < ${before} AND at < now() - make_interval(days => ${auditDays}::integer)`
  })
}
