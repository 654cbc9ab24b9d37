import type { FollowedPlan } from '@pathwise/api/study-plan/plan.schemas'
import { makeStudyPlan } from '@pathwise/planner/study-plan/make-study-plan'
import { defaultHours } from '@pathwise/planner/study-plan/study-hours'
import { structuredReport } from './sample-report.ts'

/**
 * Builds a plan from Monday, November 23, 2026, until the SAT in March. The time zone is UTC, and the bank has no
 * sheets.
 */
export function buildFollowedPlan(changes: Partial<FollowedPlan> = {}): FollowedPlan {
  const { strategy } = structuredReport.result
  if (!strategy) throw new Error('The sample report has no strategy')
  const exam = { exam: 'SAT', date: '2027-03-06' } as const
  const hours = defaultHours(strategy)
  const plan = makeStudyPlan({
    ...{ strategy, from: '2026-11-23', exam, hours, done: new Set() },
    supply: { problems: new Map(), seen: new Map(), findSheet: () => undefined, modules: new Map(), unmeasured: [] },
  })
  return {
    ...{ version: 1, report: structuredReport, hours, time_zone: 'UTC', exam_date: exam.date, plan },
    changed_at: '2026-11-23T10:00:00.000Z',
    ...changes,
  }
}
