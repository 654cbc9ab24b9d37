import { z } from 'zod'
import { addDays, type CalendarDate, calendarDateSchema, daysBetween } from '../calendar.ts'
import { required } from '../required.ts'
import type { Strategy } from '../strategy.ts'
import { type Weekday, weekdays } from '../weekday.ts'

/** The planning unit, in minutes. */
export const planUnit = 5

const minutesOfDay = 1440
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Not a time of day')

/** Returns the minutes from midnight to a time such as '18:30'. */
export function parseTimeOfDay(text: string): number {
  const [hours, minutes] = text.split(':')
  return Number(hours) * 60 + Number(minutes)
}

const minutes = z.int().min(0).max(minutesOfDay)

export const dayHoursSchema = z
  .strictObject({
    from: time.describe("The start of the study window, as 'HH:MM' in the student's time zone."),
    until: time.describe("The end of the study window, as 'HH:MM' in the student's time zone."),
    minutes: minutes.describe('How long the student studies within the window; 0 on a rest day.'),
  })
  .refine(
    ({ from, until, minutes: wanted }) => wanted <= parseTimeOfDay(until) - parseTimeOfDay(from),
    'The window is shorter than the minutes',
  )
export type DayHours = z.infer<typeof dayHoursSchema>

/** The maximum number of days whose minutes differ from those of their weekday. */
const mostExceptions = 400

export const studyHoursSchema = z.strictObject({
  week: z.record(z.enum(weekdays), dayHoursSchema).describe('The hours of each weekday.'),
  exceptions: z
    .record(calendarDateSchema, minutes)
    .refine((days) => Object.keys(days).length <= mostExceptions, `More than ${mostExceptions} days`)
    .describe('The minutes of single days, by date, in place of those of their weekday.'),
})
export type StudyHours = z.infer<typeof studyHoursSchema>

const usualWindow = { from: '18:00', until: '21:00' } as const

/** Returns the hours of a report: the minutes of its week, in the usual window. */
export function defaultHours({ week }: Strategy): StudyHours {
  const planned = new Map(week.days.map((day) => [day.weekday, day.minutes]))
  const longest = parseTimeOfDay(usualWindow.until) - parseTimeOfDay(usualWindow.from)
  const buildDayHours = (weekday: Weekday): DayHours => ({
    ...usualWindow,
    minutes: Math.min(planned.get(weekday) ?? 0, longest),
  })
  return {
    week: {
      monday: buildDayHours('monday'),
      tuesday: buildDayHours('tuesday'),
      wednesday: buildDayHours('wednesday'),
      thursday: buildDayHours('thursday'),
      friday: buildDayHours('friday'),
      saturday: buildDayHours('saturday'),
      sunday: buildDayHours('sunday'),
    },
    exceptions: {},
  }
}

/** A Monday, the reference for finding weekdays. */
const someMonday: CalendarDate = '2024-01-01'

export function findWeekday(date: CalendarDate): Weekday {
  return required(weekdays[((daysBetween(someMonday, date) % 7) + 7) % 7])
}

/** Returns the minutes to study on a day, in whole units. */
export function findMinutes({ week, exceptions }: StudyHours, date: CalendarDate): number {
  const wanted = exceptions[date] ?? week[findWeekday(date)].minutes
  return Math.floor(wanted / planUnit) * planUnit
}

/** Returns the days from `from` to `until`, both included. */
export function listDays(from: CalendarDate, until: CalendarDate): CalendarDate[] {
  return Array.from({ length: Math.max(0, daysBetween(from, until) + 1) }, (_, index) => addDays(from, index))
}
