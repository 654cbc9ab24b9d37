import type { AppRouter } from '@pathwise/api/root'
import type { TRPCClient } from '@trpc/client'
import { sittings } from '../../../lib/sittings.ts'
import { plannedWeeks } from '../study-plan/model/planned-weeks.ts'

/** The maximum number of entries per list in one call. */
const mostEntries = 500

/** Counts ended sittings. A changed count starts a sync; added study time alone does not. */
export function countEndedSittings(): number {
  return sittings.current().filter(({ done_at }) => done_at !== null).length
}

/** Returns the ids of the sittings and planned weeks on this device. */
export function listStudyRecordIds(): string[] {
  return [
    ...sittings.current().map(({ id }) => id),
    ...plannedWeeks.current().map(({ plan, week }) => `${plan} ${week}`),
  ]
}

/** Removes another user's sittings and planned weeks. */
export function removeStudyRecord(marks: readonly string[]) {
  const theirs = new Set(marks)
  sittings.keepOnly(({ id }) => !theirs.has(id))
  plannedWeeks.keepOnly(({ plan, week }) => !theirs.has(`${plan} ${week}`))
}

/**
 * Merges sittings and planned weeks with the account in both directions.
 * @throws any error of a failed call
 */
export async function syncStudyRecord({ studyPlan }: Pick<TRPCClient<AppRouter>, 'studyPlan'>, stopped: () => boolean) {
  const [works, weeks] = [sittings.current(), plannedWeeks.current()]
  // Send a request even if both lists are empty, because its response contains the account's lists.
  for (let start = 0; start === 0 || start < Math.max(works.length, weeks.length); start += mostEntries) {
    const end = start + mostEntries
    const known = await studyPlan.mergeRecord.mutate({ works: works.slice(start, end), weeks: weeks.slice(start, end) })
    if (stopped()) return
    sittings.merge(known.works)
    plannedWeeks.merge(known.weeks)
  }
}
