import { z } from 'zod'
import { addDays, type CalendarDate, calendarDateSchema, daysBetween } from '../calendar.ts'
import { required } from '../required.ts'
import type { Strategy } from '../strategy.ts'
import { type Weekday, weekdays } from '../weekday.ts'
import { clipIntervals, type Interval } from './intervals.ts'

/** The granularity of plans, in minutes. */
export const planUnit = 5

const minutesOfDay = 1440
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Not a time of day')

/** Parses a time such as '18:30' into minutes from midnight. */
export function parseTimeOfDay(text: string): number {
  const [hours, minutes] = text.split(':')
  return Number(hours) * 60 + Number(minutes)
}

/** Formats minutes from midnight as '18:30', at most '23:59'. */
export function formatTimeOfDay(minutes: number): string {
  const within = Math.min(minutes, minutesOfDay - 1)
  return [Math.floor(within / 60), within % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

const minutes = z.int().min(0).max(minutesOfDay)

export const dayHoursSchema = z
  .strictObject({
    from: time.describe("The start of the study window, as 'HH:MM' in the student's time zone."),
    until: time.describe("The end of the study window, as 'HH:MM' in the student's time zone."),
    minutes: minutes.describe('How long the student studies within the window; 0 on rest days.'),
  })
  .refine(
    ({ from, until, minutes: wanted }) => wanted <= parseTimeOfDay(until) - parseTimeOfDay(from),
    'The window is shorter than the minutes',
  )
export type DayHours = z.infer<typeof dayHoursSchema>

/** The maximum number of dates with special hours. */
const mostDays = 400
const mostWindows = 48

export const freeWindowSchema = z
  .strictObject({
    from: time.describe("The start of a free part of the study window, as 'HH:MM'."),
    until: time.describe('The end of that part.'),
  })
  .refine(({ from, until }) => parseTimeOfDay(from) < parseTimeOfDay(until), 'The window is empty')
export type FreeWindow = z.infer<typeof freeWindowSchema>

const hasFewDays = (days: object) => Object.keys(days).length <= mostDays

export const studyHoursSchema = z.strictObject({
  week: z.record(z.enum(weekdays), dayHoursSchema).describe('The hours on each weekday.'),
  exceptions: z
    .record(calendarDateSchema, minutes)
    .refine(hasFewDays, `More than ${mostDays} days`)
    .describe('The minutes on single days, by date, instead of those of the weekday.'),
  free: z
    .record(calendarDateSchema, z.array(freeWindowSchema).max(mostWindows))
    .refine(hasFewDays, `More than ${mostDays} days`)
    .optional()
    .describe("The free parts of the study window, by date, on days when the student's calendar is partly busy."),
})
export type StudyHours = z.infer<typeof studyHoursSchema>

const usualWindow = { from: '18:00', until: '21:00' } as const

/** Returns the default study hours: the report's minutes for each weekday, within the default window. */
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

/** An arbitrary Monday from which weekdays are computed. */
const someMonday: CalendarDate = '2024-01-01'

export function findWeekday(date: CalendarDate): Weekday {
  return required(weekdays[((daysBetween(someMonday, date) % 7) + 7) % 7])
}

const toInterval = ({ from, until }: FreeWindow): Interval => ({
  from: parseTimeOfDay(from),
  until: parseTimeOfDay(until),
})

export function findWindow({ week }: Pick<StudyHours, 'week'>, date: CalendarDate): Interval {
  return toInterval(week[findWeekday(date)])
}

export function findFreeIntervals(hours: StudyHours, date: CalendarDate): Interval[] {
  const window = findWindow(hours, date)
  const free = hours.free?.[date]
  return clipIntervals(free ? free.map(toInterval) : [window], window)
}

/** The minimum length of a free gap that is used for tasks, in minutes. */
const leastGap = 10

export const floorToUnit = (wanted: number) => Math.floor(wanted / planUnit) * planUnit

/**
 * Returns the minutes to study on a day: the minutes that the student wants, limited to the free minutes in the
 * calendar and rounded down to planning units.
 */
export function findMinutes(hours: StudyHours, date: CalendarDate): number {
  const wanted = floorToUnit(hours.exceptions[date] ?? hours.week[findWeekday(date)].minutes)
  if (!hours.free?.[date]) return wanted
  const gaps = findFreeIntervals(hours, date).map(({ from, until }) => floorToUnit(until - from))
  return Math.min(
    wanted,
    gaps.filter((gap) => gap >= leastGap).reduce((sum, gap) => sum + gap, 0),
  )
}

/** Lists the days from `from` to `until`, both included. */
export function listDays(from: CalendarDate, until: CalendarDate): CalendarDate[] {
  return Array.from({ length: Math.max(0, daysBetween(from, until) + 1) }, (_, index) => addDays(from, index))
}
