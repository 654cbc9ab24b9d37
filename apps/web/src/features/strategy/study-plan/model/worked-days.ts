import type { FollowedPlan } from '@pathwise/api/study-plan/plan.schemas'
import { addDays, type CalendarDate } from '@pathwise/planner/calendar'
import { buildItemKey } from '@pathwise/planner/item-key'
import { findMinutes, listDays } from '@pathwise/planner/study-plan/study-hours'
import { findDay } from '@pathwise/planner/study-plan/time-zone'
import type { Progress } from './progress.ts'

const daysLookedAt = 14

interface Work {
  readonly progress: readonly Progress[]
  /** The times when problems were answered, as ISO 8601 in UTC. */
  readonly answeredAt: readonly string[]
  readonly today: CalendarDate
}

/**
 * Counts the planned days, and the days on which the student studied, in the last two weeks. Studying on a day off makes
 * up for a missed day. Today counts only after the student has studied.
 */
export function countWorkedDays(
  { plan, hours, time_zone, report }: FollowedPlan,
  { progress, answeredAt, today }: Work,
): { worked: number; planned: number } {
  const folder = `${buildItemKey(report.context, 'plan')}/`
  const done = progress.flatMap(({ key, status, changedAt }) =>
    status === 'completed' && key.startsWith(folder) ? [changedAt] : [],
  )
  const toDay = (moment: string) => findDay(time_zone, new Date(moment))
  const start = [plan.from, ...done.map(toDay)].toSorted()[0]
  const days = new Set([...done, ...answeredAt].map(toDay))
  const lookedAt = listDays(addDays(today, 1 - daysLookedAt), today).filter(
    (day) => start !== undefined && day >= start,
  )
  const planned = lookedAt.filter((day) => findMinutes(hours, day) > 0 && (day < today || days.has(today)))
  const worked = lookedAt.filter((day) => days.has(day))
  return { worked: Math.min(worked.length, planned.length), planned: planned.length }
}
