import type { FollowedPlan } from '@pathwise/api/study-plan/plan.schemas'
import { plannedWeekSchema } from '@pathwise/api/study-plan/work.schemas'
import { mergeWeeks, type PlannedWeek } from '@pathwise/api/study-plan/work.vocabulary'
import { buildItemKey } from '@pathwise/planner/item-key'
import { findDay } from '@pathwise/planner/study-plan/time-zone'
import { findMonday } from '@pathwise/planner/study-plan/weeks'
import { createListStore } from '../../../../lib/stored-list.ts'

const store = createListStore<PlannedWeek>('pathwise.planned-weeks.1', plannedWeekSchema, mergeWeeks)

/** Returns the planned minutes per week, up to the current week. */
function listPlannedWeeks({ report, plan, time_zone }: FollowedPlan, now: Date): PlannedWeek[] {
  const key = buildItemKey(report.context, 'plan')
  const today = findDay(time_zone, now)
  const weeks = new Map<string, number>()
  for (const { day, minutes } of plan.tasks) {
    const week = findMonday(day)
    if (week <= today) weeks.set(week, (weeks.get(week) ?? 0) + minutes)
  }
  return [...weeks].map(([week, minutes]) => ({ plan: key, week, minutes: Math.min(minutes, 10_080) }))
}

/**
 * Stores the planned minutes of past weeks and the current week. They cannot be computed later, because rescheduling
 * moves missed tasks to later weeks.
 */
export const plannedWeeks = {
  ...store,

  /**
   * Stores the planned minutes of past weeks and the current week. When the plan changes, call this for both the old
   * plan and the new one.
   */
  keep: (followedPlan: FollowedPlan, now: Date) => store.merge(listPlannedWeeks(followedPlan, now)),
}
