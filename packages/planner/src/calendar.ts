import { z } from 'zod'
import { type Grade, grades } from './context.ts'

/** A date without a time, as 'YYYY-MM-DD'. Such strings sort in date order. */
export type CalendarDate = string

const dayMs = 86_400_000

/** Rejects dates that do not exist, such as '2027-02-30'. */
export const calendarDateSchema = z.iso.date()

/** @throws RangeError for an invalid date */
export function parseCalendarDate(text: string): CalendarDate {
  const parsed = calendarDateSchema.safeParse(text)
  if (!parsed.success) throw new RangeError(`Not a calendar date: ${text}`)
  return parsed.data
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)
}

/** Returns the days from the first date to the second, negative if the second is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
}

/**
 * Returns the year in which the school year ends. School years start on August 1, so July belongs to the school year
 * that just ended.
 */
export function schoolYearEnd(date: CalendarDate): number {
  const year = Number(date.slice(0, 4))
  return date.slice(5) >= '08-01' ? year + 1 : year
}

/** Returns the fraction of the school year that has passed: 0 on August 1, 1 in July. */
export function schoolYearProgress(date: CalendarDate): number {
  const end = schoolYearEnd(date)
  const start = `${end - 1}-08-01`
  return Math.min(1, daysBetween(start, date) / daysBetween(start, `${end}-06-30`))
}

/** Returns the half-year as defined by PreACT: fall lasts through January. */
export function halfYear(date: CalendarDate): 'fall' | 'spring' {
  const month = Number(date.slice(5, 7))
  return month >= 8 || month === 1 ? 'fall' : 'spring'
}

export function gradeNumber(grade: Grade): number {
  return grades.indexOf(grade) + 9
}

/** Returns the end year of the school year in which a student who is now in `grade` will be in `sittingGrade`. */
export function findSchoolYear(grade: Grade, sittingGrade: Grade, today: CalendarDate): number {
  return schoolYearEnd(today) + gradeNumber(sittingGrade) - gradeNumber(grade)
}
