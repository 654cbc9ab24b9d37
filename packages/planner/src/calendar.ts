import { z } from 'zod'
import { type Grade, grades } from './context.ts'

/** A day without a time or a time zone, as 'YYYY-MM-DD'. Dates in this format can be sorted as strings. */
export type CalendarDate = string

const dayMs = 86_400_000

/** Accepts only valid dates: rejects '2027-02-30'. */
export const calendarDateSchema = z.iso.date()

/** Returns the date. Throws a RangeError for text that is not a valid date. */
export function parseCalendarDate(text: string): CalendarDate {
  const parsed = calendarDateSchema.safeParse(text)
  if (!parsed.success) throw new RangeError(`Not a calendar date: ${text}`)
  return parsed.data
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)
}

/** Returns the number of whole days from the first date to the second; negative when the second is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
}

/**
 * Returns the year in which the school year of `date` ends. A school year starts on August 1, so July belongs to the
 * year that just ended.
 */
export function schoolYearEnd(date: CalendarDate): number {
  const year = Number(date.slice(0, 4))
  return date.slice(5) >= '08-01' ? year + 1 : year
}

/** Returns how much of the school year has passed, from 0 on August 1 to 1 on June 30 and in July. */
export function schoolYearProgress(date: CalendarDate): number {
  const end = schoolYearEnd(date)
  const start = `${end - 1}-08-01`
  return Math.min(1, daysBetween(start, date) / daysBetween(start, `${end}-06-30`))
}

/** Returns the half of the school year as defined by PreACT: fall through January, spring from February. */
export function halfYear(date: CalendarDate): 'fall' | 'spring' {
  const month = Number(date.slice(5, 7))
  return month >= 8 || month === 1 ? 'fall' : 'spring'
}

export function gradeNumber(grade: Grade): number {
  return grades.indexOf(grade) + 9
}

/** Returns the year in which the school year ends when a student who is in `grade` today is in `sittingGrade`. */
export function findSchoolYear(grade: Grade, sittingGrade: Grade, today: CalendarDate): number {
  return schoolYearEnd(today) + gradeNumber(sittingGrade) - gradeNumber(grade)
}
