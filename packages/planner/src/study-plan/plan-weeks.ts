import { addDays, type CalendarDate } from '../calendar.ts'
import { type PlannedDay, taperDays } from './plan-days.ts'
import { findWeekday } from './study-hours.ts'

/** A calendar week or part of one, planned as a unit. */
export interface Week {
  readonly days: readonly PlannedDay[]
  readonly first: CalendarDate
  readonly last: CalendarDate
}

/** Divides days into weeks that end on Sunday. The taper before an exam is a separate week. */
export function divideIntoWeeks(days: readonly PlannedDay[], exams: readonly CalendarDate[]): Week[] {
  const starts = new Set(exams.flatMap((exam) => [addDays(exam, -taperDays), addDays(exam, 1)]))
  const weeks: PlannedDay[][] = []
  for (const day of days) {
    const current = weeks.at(-1)
    if (!current || findWeekday(day.date) === 'monday' || starts.has(day.date)) weeks.push([day])
    else current.push(day)
  }
  return weeks.flatMap((week): Week[] => {
    const [first, last] = [week[0], week.at(-1)]
    return first && last ? [{ days: week, first: first.date, last: last.date }] : []
  })
}
