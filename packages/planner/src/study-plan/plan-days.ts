import { addDays, type CalendarDate, daysBetween } from '../calendar.ts'
import { findMinutes, listDays, planUnit, type StudyHours } from './study-hours.ts'
import type { StudyPlan } from './study-plan.ts'

/** The length of a plan without an exam day, in days. */
const daysWithoutExam = 56

/** The maximum length of a plan, in days. A later exam is planned in full when it is closer. */
const mostDays = 210

/** The last days before an exam have half of the usual minutes. */
export const taperDays = 7

export interface PlannedDay {
  readonly date: CalendarDate
  /** The minutes to study, in whole units. */
  readonly minutes: number
}

/** Returns the last day of a plan: the day before its exam, unless that is too far away. */
export function findEnd(from: CalendarDate, exam: StudyPlan['exam']): CalendarDate {
  const wished = exam ? addDays(exam.date, -1) : addDays(from, daysWithoutExam - 1)
  return daysBetween(from, wished) < mostDays ? wished : addDays(from, mostDays - 1)
}

/** Returns the first day of the last week before the exam, or null if the plan ends earlier. */
export function findTaper({ until, exam }: Pick<StudyPlan, 'until' | 'exam'>): CalendarDate | null {
  return exam && until === addDays(exam.date, -1) ? addDays(exam.date, -taperDays) : null
}

/** Returns the days of a plan with their minutes. */
export function listPlanDays(plan: Pick<StudyPlan, 'from' | 'until' | 'exam'> & { hours: StudyHours }): PlannedDay[] {
  const taperFrom = findTaper(plan)
  return listDays(plan.from, plan.until).map((date) => {
    const minutes = findMinutes(plan.hours, date)
    const isTapered = taperFrom !== null && date >= taperFrom
    return { date, minutes: isTapered ? Math.floor(minutes / 2 / planUnit) * planUnit : minutes }
  })
}
