import type { PlannableReport } from './make-input.ts'

/** Returns whether two reports say the same. */
export function isSameReport(one: PlannableReport, other: PlannableReport): boolean {
  const strategies = [one, other].map(({ result }) => JSON.stringify(result.strategy))
  const contexts = [one, other].map(({ context }) => JSON.stringify(context))
  return strategies[0] === strategies[1] && contexts[0] === contexts[1]
}

/** Returns whether a report is for the same goal as the followed one, no older, and has measured results. */
export function hasNewResults(report: PlannableReport, followed: PlannableReport): boolean {
  return (
    report.result.strategy.version === 2 &&
    report.context.goal === followed.context.goal &&
    report.result.strategy.context.today >= followed.result.strategy.context.today
  )
}
