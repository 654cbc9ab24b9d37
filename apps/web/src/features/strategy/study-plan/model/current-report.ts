import type { Report } from '../../report.ts'
import type { SavedPlan } from '../../saved/saved-plan.ts'
import type { LastReport } from './last-report.ts'

export interface CurrentReport {
  readonly report: Report
  /** When it was saved or opened, as ISO 8601 in UTC. */
  readonly at: string
}

/** The student's latest report: the one opened last on this device, or a plan that was saved after that, here or elsewhere. */
export function currentReport(last: LastReport | undefined, plans: readonly SavedPlan[]): CurrentReport | undefined {
  const [newest] = plans.toSorted((one, other) => other.savedAt.localeCompare(one.savedAt))
  if (newest && (!last || newest.savedAt > last.openedAt)) {
    const { result, context, savedAt } = newest
    return { report: { result, context }, at: savedAt }
  }
  return last && { report: last.report, at: last.openedAt }
}
