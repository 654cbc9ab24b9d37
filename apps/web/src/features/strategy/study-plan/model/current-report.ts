import type { Report } from '../../report.ts'
import type { SavedPlan } from '../../saved/saved-plan.ts'
import type { LastReport } from './last-report.ts'

export interface CurrentReport {
  readonly report: Report
  /** The time when the report was saved or opened, as ISO 8601 in UTC. */
  readonly at: string
}

/** Returns the report last opened on this device or the plan last saved on any device, whichever is later. */
export function findCurrentReport(
  last: LastReport | undefined,
  plans: readonly SavedPlan[],
): CurrentReport | undefined {
  const [newest] = plans.toSorted((one, other) => other.savedAt.localeCompare(one.savedAt))
  if (newest && (!last || newest.savedAt > last.openedAt)) {
    const { result, context, savedAt } = newest
    return { report: { result, context }, at: savedAt }
  }
  return last && { report: last.report, at: last.openedAt }
}
