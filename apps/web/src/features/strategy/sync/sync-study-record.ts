import type { AppRouter } from '@pathwise/api/root'
import type { TRPCClient } from '@trpc/client'
import { sittings } from '../../../lib/sittings.ts'
import { plannedWeeks } from '../study-plan/model/planned-weeks.ts'

/** The maximum number of entries per list in a single call. */
const mostEntries = 500

/**
 * Returns the number of sittings that have ended. A sync runs when a sitting ends or the student returns, but not
 * merely because study time was added.
 */
export function countEndedSittings(): number {
  return sittings.current().filter(({ done_at }) => done_at !== null).length
}

/** Returns the identifiers of the sittings and planned weeks on this device. */
export function markStudyRecord(): string[] {
  return [
    ...sittings.current().map(({ id }) => id),
    ...plannedWeeks.current().map(({ plan, week }) => `${plan} ${week}`),
  ]
}

/** Removes the given sittings and planned weeks, which belong to another user. */
export function removeStudyRecord(marks: readonly string[]) {
  const theirs = new Set(marks)
  sittings.keepOnly(({ id }) => !theirs.has(id))
  plannedWeeks.keepOnly(({ plan, week }) => !theirs.has(`${plan} ${week}`))
}

/**
 * Merges this device's and the account's sittings and planned weeks in both directions.
 * @throws any error of a failed call
 */
export async function syncStudyRecord({ studyPlan }: Pick<TRPCClient<AppRouter>, 'studyPlan'>, stopped: () => boolean) {
  const [works, weeks] = [sittings.current(), plannedWeeks.current()]
  // Send the lists even when they are empty, so that the server returns the account's lists.
  for (let start = 0; start === 0 || start < Math.max(works.length, weeks.length); start += mostEntries) {
    const end = start + mostEntries
    const known = await studyPlan.mergeRecord.mutate({ works: works.slice(start, end), weeks: weeks.slice(start, end) })
    if (stopped()) return
    sittings.takeOver(known.works)
    plannedWeeks.takeOver(known.weeks)
  }
}
