import type { Context } from '../context.ts'

/**
 * Deletes expired runs without an account. Also deletes answers older than `days` (24 months by default), and runs of
 * that age without answers. Keeps assessment answers until calibration has processed them. Runs hourly.
 */
export async function deleteOldRuns({ prisma, now }: Pick<Context, 'now' | 'prisma'>, days?: number): Promise<void> {
  const moment = now()
  const before = new Date(moment)
  if (days === undefined) before.setUTCMonth(before.getUTCMonth() - 24)
  else before.setUTCDate(before.getUTCDate() - days)
  await prisma.assessmentRun.deleteMany({ where: { expiresAt: { lte: moment } } })
  await prisma.$executeRaw`
    DELETE FROM responses WHERE recorded_at < ${before} AND NOT EXISTS (
      SELECT FROM item_parameters
      WHERE purpose = 'assessment' AND item_parameters.question_id = responses.question_id AND through < responses.id
    )`
  await prisma.assessmentRun.deleteMany({ where: { startedAt: { lt: before }, responses: { none: {} } } })
}
