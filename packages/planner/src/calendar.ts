import { z } from 'zod'
import { type Grade, grades } from './context.ts'

/** A calendar day without a time or time zone, as 'YYYY-MM-DD'. Dates in this format can be sorted as strings. */
export type CalendarDate = string

const dayMs = 86_400_000

/** Accepts only valid dates. For example, rejects '2027-02-30'. */
export const calendarDateSchema = z.iso.date()

/** Validates a date and returns it. Throws a RangeError for text that is not a valid date. */
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
 * Returns the year in which the school year that contains `date` ends. A school year starts on August 1, so July
 * belongs to the school year that just ended.
 */
export function schoolYearEnd(date: CalendarDate): number {
  const year = Number(date.slice(0, 4))
  return date.slice(5) >= '08-01' ? year + 1 : year
}

/** Returns the fraction of the school year that has passed: 0 on August 1, 1 from June 30 through July. */
export function schoolYearProgress(date: CalendarDate): number {
  const end = schoolYearEnd(date)
  const start = `${end - 1}-08-01`
  return Math.min(1, daysBetween(start, date) / daysBetween(start, `${end}-06-30`))
}

/**
 * Returns the half of the school year as defined by PreACT: fall runs through January, and spring starts in February.
 */
export function halfYear(date: CalendarDate): 'fall' | 'spring' {
  const month = Number(date.slice(5, 7))
  return month >= 8 || month === 1 ? 'fall' : 'spring'
}

export function gradeNumber(grade: Grade): number {
  return grades.indexOf(grade) + 9
}

/** Returns the end year of the school year in which a student who is in `grade` today will be in `sittingGrade`. */
export function findSchoolYear(grade: Grade, sittingGrade: Grade, today: CalendarDate): number {
  return schoolYearEnd(today) + gradeNumber(sittingGrade) - gradeNumber(grade)
}
