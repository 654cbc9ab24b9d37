import type { DatabaseTransaction } from '@pathwise/db/database'
import { buildItemKey } from '@pathwise/planner/item-key'
import type { Caller } from '../auth/caller.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { lockAccount } from '../lock-account.ts'
import type { FollowedPlan } from './plan.schemas.ts'
import {
  mostStudyPlanItems,
  type StudyPlanItem,
  type StudyPlanProgress,
  studyPlanStatuses,
} from './study-plan.schemas.ts'

type Deps = Pick<Context, 'prisma'> & { readonly caller: Pick<Caller, 'id'> }

async function readItems(
  { studyProgress }: Pick<DatabaseTransaction, 'studyProgress'>,
  userId: string,
): Promise<StudyPlanItem[]> {
  const rows = await studyProgress.findMany({
    where: { userId },
    select: { key: true, status: true, changedAt: true, reopened: true },
  })
  return rows.map(({ key, status, changedAt, reopened }) => ({
    key,
    status,
    changed_at: changedAt.toISOString(),
    ...(reopened > 0 && { reopened }),
  }))
}

/** Returns the caller's progress, merged from all devices. */
export async function readProgress({ prisma, caller }: Deps): Promise<StudyPlanProgress> {
  return { items: mergeItems(await readItems(prisma, caller.id), []) }
}

/** Returns the keys of the plan's tasks that the account has completed. */
export async function readDoneTasks(
  { studyProgress }: Pick<DatabaseTransaction, 'studyProgress'>,
  userId: string,
  { plan, report }: Pick<FollowedPlan, 'plan' | 'report'>,
): Promise<Set<string>> {
  const rows = await studyProgress.findMany({ where: { userId, status: 'completed' }, select: { key: true } })
  const completed = new Set(rows.map(({ key }) => key))
  const done = plan.tasks.filter(({ key }) => completed.has(buildItemKey(report.context, 'plan', key)))
  return new Set(done.map(({ key }) => key))
}

/**
 * Merges a device's progress into the account, and returns the full progress. If both have an item, `chooseFurther`
 * decides which copy is kept.
 * @throws AppError `conflict` when the account would exceed its limit on items, in which case nothing is stored
 */
export async function mergeProgress(
  { prisma, caller }: Deps,
  items: readonly StudyPlanItem[],
): Promise<StudyPlanProgress> {
  return prisma.$transaction(async (transaction) => {
    await lockAccount(transaction, caller.id)
    const stored = await readItems(transaction, caller.id)
    const merged = mergeItems(stored, items)
    if (merged.length > mostStudyPlanItems) {
      throw new AppError('conflict', `An account keeps the progress of at most ${mostStudyPlanItems} items`)
    }
    await replaceChanged(transaction, caller.id, stored, merged)
    return { items: merged }
  })
}

async function replaceChanged(
  { studyProgress }: DatabaseTransaction,
  userId: string,
  stored: readonly StudyPlanItem[],
  merged: readonly StudyPlanItem[],
): Promise<void> {
  const before = new Map(stored.map((item) => [item.key, item]))
  const changed = merged.filter((item) => {
    const known = before.get(item.key)
    return known?.status !== item.status || known.changed_at !== item.changed_at || known.reopened !== item.reopened
  })
  if (changed.length === 0) return
  await studyProgress.deleteMany({ where: { userId, key: { in: changed.map(({ key }) => key) } } })
  await studyProgress.createMany({
    data: changed.map(({ key, status, changed_at, reopened = 0 }) => ({
      userId,
      key,
      status,
      changedAt: new Date(changed_at),
      reopened,
    })),
  })
}

/**
 * Returns whichever copy of an item has been reopened more often. Breaks ties by the more advanced status, then by the
 * earlier change.
 */
function chooseFurther(one: StudyPlanItem, other: StudyPlanItem): StudyPlanItem {
  const later = (one.reopened ?? 0) - (other.reopened ?? 0)
  if (later !== 0) return later > 0 ? one : other
  const ahead = studyPlanStatuses.indexOf(one.status) - studyPlanStatuses.indexOf(other.status)
  if (ahead !== 0) return ahead > 0 ? one : other
  return one.changed_at <= other.changed_at ? one : other
}

/** Converts the time to ISO 8601 in UTC, so that times sort as strings. */
function normalizeTime(item: StudyPlanItem): StudyPlanItem {
  return { ...item, changed_at: new Date(item.changed_at).toISOString() }
}

/**
 * Merges two lists without losing progress. Keys may repeat within a list. The result is sorted by key, and does not
 * depend on the order or number of merges.
 */
export function mergeItems(one: readonly StudyPlanItem[], other: readonly StudyPlanItem[]): StudyPlanItem[] {
  const merged = new Map<string, StudyPlanItem>()
  for (const item of [...one, ...other].map(normalizeTime)) {
    const known = merged.get(item.key)
    merged.set(item.key, known ? chooseFurther(known, item) : item)
  }
  return [...merged.values()].toSorted((first, second) => (first.key < second.key ? -1 : 1))
}
