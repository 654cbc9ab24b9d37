import { addDays, type CalendarDate } from '@pathwise/planner/calendar'
import { listTasksOn, sumMinutes } from '../model/day-plan.ts'
import type { PlannableFollowedPlan, PlannedStep, Tasks } from '../use-tasks.ts'

export interface WeekDay {
  readonly date: CalendarDate
  readonly steps: readonly PlannedStep[]
  readonly minutes: number
}

/** Returns the days of the week that starts on `monday`, with their tasks. */
export function listWeek(followedPlan: PlannableFollowedPlan, tasks: Tasks, monday: CalendarDate): WeekDay[] {
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(monday, index)
    const planned = listTasksOn(followedPlan, date)
    return { date, steps: planned.map(tasks.view), minutes: sumMinutes(planned) }
  })
}
