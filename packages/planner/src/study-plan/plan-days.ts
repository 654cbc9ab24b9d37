import { addDays, type CalendarDate, daysBetween } from '../calendar.ts'
import { listExamDays } from './exam-days.ts'
import { findMinutes, floorToUnit, listDays, type StudyHours } from './study-hours.ts'
import type { StudyPlan } from './study-plan.ts'

/** The length of a plan without an exam date, in days. */
const daysWithoutExam = 56

/**
 * The maximum length of a plan, in days. If the exam is later, the remaining days are planned as the exam approaches.
 */
const mostDays = 210

/** The number of days before an exam on which the study time is halved. */
export const taperDays = 7

export interface PlannedDay {
  readonly date: CalendarDate
  /** The study minutes, rounded down to planning units. */
  readonly minutes: number
}

/**
 * Returns the last day of a plan: the day before the exam, or an earlier day if the plan would exceed the maximum
 * length.
 */
export function findEnd(from: CalendarDate, exam: StudyPlan['exam']): CalendarDate {
  const wished = exam ? addDays(exam.date, -1) : addDays(from, daysWithoutExam - 1)
  return daysBetween(from, wished) < mostDays ? wished : addDays(from, mostDays - 1)
}

export function isTapered(date: CalendarDate, exam: CalendarDate): boolean {
  return date < exam && daysBetween(date, exam) <= taperDays
}

type DatedPlan = Pick<StudyPlan, 'exam' | 'exams' | 'from' | 'until'>

/** Returns a plan's days with their study minutes: none on exam days, and half during the taper. */
export function listPlanDays(plan: DatedPlan & { hours: StudyHours }): PlannedDay[] {
  const exams = listExamDays(plan).map(({ date }) => date)
  return listDays(plan.from, plan.until).map((date) => {
    const minutes = exams.includes(date) ? 0 : findMinutes(plan.hours, date)
    const isLight = exams.some((exam) => isTapered(date, exam))
    return { date, minutes: isLight ? floorToUnit(minutes / 2) : minutes }
  })
}

/** Returns the days with `spent` minutes subtracted from one of them. Rounds the rest down to planning units. */
export function spendMinutes(days: readonly PlannedDay[], date: CalendarDate, spent: number): readonly PlannedDay[] {
  return days.map((day) =>
    day.date === date ? { ...day, minutes: Math.max(0, floorToUnit(day.minutes - spent)) } : day,
  )
}
