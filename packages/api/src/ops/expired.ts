import type { Context } from '../context.ts'
import { dayMs } from '../durations.ts'

/**
 * Deletes records of finished operations that started over `days` ago. If `days` is undefined, keeps all records. Runs
 * hourly.
 */
export async function deleteOldOperations(
  { prisma, now }: Pick<Context, 'now' | 'prisma'>,
  days: number | undefined,
): Promise<void> {
  if (days === undefined) return
  const before = new Date(now().getTime() - days * dayMs)
  await prisma.operationRun.deleteMany({ where: { startedAt: { lt: before }, runningKey: null } })
}
