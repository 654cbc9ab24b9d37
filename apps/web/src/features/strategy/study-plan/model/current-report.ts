import type { Report } from '../../report.ts'
import type { SavedPlan } from '../../saved/saved-plan.ts'
import type { LastReport } from './last-report.ts'

export interface CurrentReport {
  readonly report: Report
  /** When the report was saved or opened, ISO 8601 in UTC. */
  readonly at: string
}

/** Returns the later of two reports: the one last opened on this device and the one last saved on any device. */
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
