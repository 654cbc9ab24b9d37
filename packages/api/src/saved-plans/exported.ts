import type { ExportSource } from '../export-source.ts'
import { readPlans } from './stored-plans.ts'

export const exportPlans: ExportSource<'saved_plans'> = ({ prisma }, { id }) => readPlans(prisma, id)

/** Returns when an account's deleted plans were deleted. */
export const exportDeletedPlans: ExportSource<'deleted_plans'> = async ({ prisma }, { id: userId }) => {
  const rows = await prisma.savedPlan.findMany({ where: { userId, deleted: true }, orderBy: { planId: 'asc' } })
  return rows.map(({ planId, changedAt }) => ({ id: planId, deleted_at: changedAt.toISOString() }))
}
