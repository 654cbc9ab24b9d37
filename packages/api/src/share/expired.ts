import type { Context } from '../context.ts'
import { dayMs } from '../durations.ts'

/**
 * Deletes shared reports that have not been opened for `days` days. If `days` is undefined, keeps all reports. Runs
 * hourly.
 */
export async function deleteUnopenedShares(
  { prisma, now }: Pick<Context, 'now' | 'prisma'>,
  days: number | undefined,
): Promise<void> {
  if (days === undefined) return
  const before = new Date(now().getTime() - days * dayMs)
  await prisma.share.deleteMany({ where: { createdAt: { lt: before }, openedAt: { lt: before } } })
}
