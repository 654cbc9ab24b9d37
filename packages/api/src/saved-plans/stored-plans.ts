import type { DatabaseTransaction } from '@pathwise/db/database'
import { Prisma } from '@pathwise/db/prisma'
import { dayMs } from '../durations.ts'
import { storedReportSchema } from '../reports/reports.schemas.ts'
import { storedJson } from '../storable.ts'
import type { PlanChange, PlanState } from './incoming.ts'
import type { SavedPlan } from './saved-plans.schemas.ts'

type Table = Pick<DatabaseTransaction, 'savedPlan'>

const deletionKeptMs = 365 * dayMs

/** Purges deletions over a year old. Devices have one year to sync a deletion. */
export async function purgeOldDeletions({ savedPlan }: Table, userId: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - deletionKeptMs)
  await savedPlan.deleteMany({ where: { userId, deleted: true, recordedAt: { lt: before } } })
}

/** Returns the latest state of each of a user's plans, by plan id. */
export async function readStates({ savedPlan }: Table, userId: string): Promise<Map<string, PlanState>> {
  const rows = await savedPlan.findMany({
    where: { userId },
    select: { planId: true, deleted: true, changedAt: true },
    orderBy: { planId: 'asc' },
  })
  return new Map(rows.map(({ planId, deleted, changedAt }) => [planId, { deleted, at: changedAt.getTime() }]))
}

/** Replaces the rows of the changed plans. */
export async function writeChanges(
  { savedPlan }: Table,
  userId: string,
  changes: readonly PlanChange[],
  now: Date,
): Promise<void> {
  if (changes.length === 0) return
  await savedPlan.deleteMany({ where: { userId, planId: { in: changes.map(({ id }) => id) } } })
  await savedPlan.createMany({
    data: changes.map(({ id, deleted, at, report }) => ({
      userId,
      planId: id,
      deleted,
      changedAt: new Date(at),
      report: report ? storedJson.parse(report) : Prisma.DbNull,
      recordedAt: now,
    })),
  })
}

/** Returns a user's plans, or only those with the given ids, newest first. Omits deleted plans. */
export async function readPlans({ savedPlan }: Table, userId: string, ids?: readonly string[]): Promise<SavedPlan[]> {
  const rows = await savedPlan.findMany({
    where: { userId, deleted: false, ...(ids && { planId: { in: [...ids] } }) },
    select: { planId: true, changedAt: true, report: true },
    orderBy: [{ changedAt: 'desc' }, { planId: 'desc' }],
  })
  return rows.map(({ planId, changedAt, report }) => ({
    ...storedReportSchema.parse(report),
    id: planId,
    saved_at: changedAt.toISOString(),
  }))
}
