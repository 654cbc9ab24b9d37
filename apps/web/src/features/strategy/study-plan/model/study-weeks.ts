import type { FollowedPlan } from '@pathwise/api/study-plan/plan.schemas'
import type { PlannedWeek, Work } from '@pathwise/api/study-plan/work.vocabulary'
import type { CalendarDate } from '@pathwise/planner/calendar'
import { findDay } from '@pathwise/planner/study-plan/time-zone'
import { listStudyWeeks, type StudyWeek } from '@pathwise/planner/study-plan/weeks'
import type { Progress } from './progress.ts'
import { buildTaskKey } from './task-status.ts'

interface Known {
  readonly followedPlan: FollowedPlan | undefined
  readonly progress: readonly Progress[]
  readonly works: readonly Work[]
  readonly planned: readonly PlannedWeek[]
  readonly timeZone: string
  readonly today: CalendarDate
}

/** Returns the completion day of each completed task, keyed by task. */
function findDoneDays({ report, plan }: FollowedPlan, { progress, timeZone }: Known): Map<string, CalendarDate> {
  const done = new Map(
    progress.flatMap(({ key, status, changedAt }) => (status === 'completed' ? [[key, changedAt] as const] : [])),
  )
  return new Map(
    plan.tasks.flatMap((task) => {
      const at = done.get(buildTaskKey(report.context, task))
      return at === undefined ? [] : [[task.key, findDay(timeZone, new Date(at))] as const]
    }),
  )
}

/**
 * Returns the student's weeks up to the current one, oldest first. If several plans include a week, uses the highest
 * number of planned minutes.
 */
export function buildStudyWeeks(known: Known): StudyWeek[] {
  const { followedPlan, works, timeZone, today } = known
  const planned = new Map<CalendarDate, number>()
  for (const { week, minutes } of known.planned) planned.set(week, Math.max(minutes, planned.get(week) ?? 0))
  return listStudyWeeks({
    tasks: followedPlan?.plan.tasks ?? [],
    doneOn: followedPlan ? findDoneDays(followedPlan, known) : new Map(),
    sittings: works.map(({ task, started_at, seconds, done_at }) => ({
      ...{ task, seconds, isDone: done_at !== null },
      day: findDay(timeZone, new Date(started_at)),
    })),
    planned,
    today,
  })
}
