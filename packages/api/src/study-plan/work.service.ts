import type { DatabaseTransaction } from '@pathwise/db/database'
import type { Caller } from '../auth/caller.ts'
import type { Context } from '../context.ts'
import { lockAccount } from '../lock-account.ts'
import { mergeWeeks, mergeWorks, type PlannedWeek, type StudyRecord, type Work } from './work.vocabulary.ts'

type Deps = Pick<Context, 'prisma'> & { readonly caller: Pick<Caller, 'id'> }
type Tables = Pick<DatabaseTransaction, 'studyWeek' | 'studyWork'>

interface MergedRecord {
  works: Work[]
  weeks: PlannedWeek[]
}

/** Returns an account's sittings and planned weeks, oldest first. */
export async function readStudyRecord({ studyWork, studyWeek }: Tables, userId: string): Promise<MergedRecord> {
  const rows = await studyWork.findMany({ where: { userId }, omit: { userId: true } })
  const works = rows.map(({ id, task, startedAt, seconds, doneAt }) => ({
    ...{ id, task, seconds },
    started_at: startedAt.toISOString(),
    done_at: doneAt?.toISOString() ?? null,
  }))
  const weeks = await studyWeek.findMany({ where: { userId }, omit: { userId: true } })
  return { works: mergeWorks(works, []), weeks: mergeWeeks(weeks, []) }
}

/** Returns the entries that do not equal any entry in `others`. */
function listOthers<Entry>(entries: readonly Entry[], others: readonly Entry[]): Entry[] {
  const known = new Set(others.map((entry) => JSON.stringify(entry)))
  return entries.filter((entry) => !known.has(JSON.stringify(entry)))
}

async function replaceWorks({ studyWork }: Tables, userId: string, before: readonly Work[], after: readonly Work[]) {
  const added = listOthers(after, before)
  const gone = [...listOthers(before, after), ...added].map(({ id }) => id)
  if (gone.length > 0) await studyWork.deleteMany({ where: { userId, id: { in: gone } } })
  if (added.length === 0) return
  await studyWork.createMany({
    data: added.map(({ id, task, started_at, seconds, done_at }) => ({
      ...{ userId, id, task, seconds },
      startedAt: new Date(started_at),
      doneAt: done_at === null ? null : new Date(done_at),
    })),
  })
}

async function replaceWeeks(
  { studyWeek }: Tables,
  userId: string,
  before: readonly PlannedWeek[],
  after: readonly PlannedWeek[],
) {
  const added = listOthers(after, before)
  const gone = [...listOthers(before, after), ...added].map(({ plan, week }) => ({ plan, week }))
  if (gone.length > 0) await studyWeek.deleteMany({ where: { userId, OR: gone } })
  if (added.length > 0) {
    await studyWeek.createMany({ data: added.map(({ plan, week, minutes }) => ({ userId, plan, week, minutes })) })
  }
}

/** Merges a device's sittings and planned weeks into the account, and returns the sittings and weeks of all devices. */
export async function mergeStudyRecord({ prisma, caller }: Deps, record: StudyRecord): Promise<MergedRecord> {
  return prisma.$transaction(async (transaction) => {
    await lockAccount(transaction, caller.id)
    const stored = await readStudyRecord(transaction, caller.id)
    const merged = { works: mergeWorks(stored.works, record.works), weeks: mergeWeeks(stored.weeks, record.weeks) }
    await replaceWorks(transaction, caller.id, stored.works, merged.works)
    await replaceWeeks(transaction, caller.id, stored.weeks, merged.weeks)
    return merged
  })
}
