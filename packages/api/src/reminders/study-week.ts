import { addDays, type CalendarDate } from '@pathwise/planner/calendar'
import type { StudyTask } from '@pathwise/planner/study-plan/study-plan'

/** The hour from which reminders are sent on Sundays, in the student's time zone. */
const fromHour = 17

/** Returns today's date if it is Sunday evening in this time zone, otherwise undefined. */
export function findReminderSunday(timeZone: string, at: Date): CalendarDate | undefined {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, weekday: 'short', hourCycle: 'h23', hour: 'numeric' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
  })
  const part = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]))
  if (part.get('weekday') !== 'Sun' || Number(part.get('hour')) < fromHour) return undefined
  return `${part.get('year')}-${part.get('month')}-${part.get('day')}`
}

export interface StudyWeek {
  readonly monday: CalendarDate
  readonly sunday: CalendarDate
  readonly days: readonly { readonly day: CalendarDate; readonly tasks: readonly StudyTask[] }[]
  readonly minutes: number
  readonly count: number
}

/** Returns the open tasks of the week that starts after the given Sunday, grouped by day. */
export function findStudyWeek(tasks: readonly StudyTask[], sunday: CalendarDate, done: ReadonlySet<string>): StudyWeek {
  const week = Array.from({ length: 7 }, (_, index) => addDays(sunday, index + 1))
  const days = week
    .map((day) => ({ day, tasks: tasks.filter((task) => task.day === day && !done.has(task.key)) }))
    .filter((one) => one.tasks.length > 0)
  const all = days.flatMap((one) => one.tasks)
  return {
    monday: addDays(sunday, 1),
    sunday: addDays(sunday, 7),
    days,
    minutes: all.reduce((sum, { minutes }) => sum + minutes, 0),
    count: all.length,
  }
}
