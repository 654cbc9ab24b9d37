import type { PlannableReport } from './make-input.ts'
import { isSameJson } from './same-json.ts'

/** Returns whether two reports have the same strategy and context. */
export function isSameReport(one: PlannableReport, other: PlannableReport): boolean {
  return isSameJson(one.result.strategy, other.result.strategy) && isSameJson(one.context, other.context)
}

/**
 * Returns whether a report has new results for the followed plan. The report must be measured, have the same goal as
 * the followed report, and not be older than the followed report.
 */
export function hasNewResults(report: PlannableReport, followedReport: PlannableReport): boolean {
  return (
    report.result.strategy.version === 2 &&
    report.context.goal === followedReport.context.goal &&
    report.result.strategy.context.today >= followedReport.result.strategy.context.today
  )
}
