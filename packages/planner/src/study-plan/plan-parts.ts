import type { CalendarDate } from '../calendar.ts'
import { daysBetween } from '../calendar.ts'
import type { Strategy } from '../strategy.ts'
import type { GoalExam } from './goal-exams.ts'
import { listPlanAreas, type PlanArea } from './plan-areas.ts'
import type { ExamShare } from './study-plan.ts'

/** An exam that the goal names, with its date and the student's choice of study time. */
export type DatedExam = GoalExam & {
  /** Null if the exam has no date. */
  readonly date: CalendarDate | null
  readonly share: ExamShare
}

/** The areas that the exam tests, which share the exam's hours. */
export interface PlanPart {
  /** Undefined in a plan for one exam, and for areas that do not belong to an exam. */
  readonly exam: DatedExam | undefined
  readonly areas: readonly PlanArea[]
  /** The weight used to divide the study hours among the exams, in minutes per week. */
  readonly weight: number
}

const factors: Readonly<Record<ExamShare, number>> = { less: 0.5, normal: 1, more: 2 }

/**
 * The minimum weight of an exam, in minutes per week, so that a section that has reached the goal still gets study
 * time.
 */
const leastWeight = 20

/** The number of weeks over which the work for an exam without a date is spread. This is our judgment. */
const weeksWithoutDay = 26

/**
 * Returns the minutes per week that an exam needs until its date, adjusted by the student's choice. Returns 0 for a
 * past exam.
 */
export function findWeight(
  { minutesNeeded, date, share }: Pick<DatedExam, 'date' | 'minutesNeeded' | 'share'>,
  today: CalendarDate,
): number {
  if (date !== null && date <= today) return 0
  const weeks = date === null ? weeksWithoutDay : Math.max(1, daysBetween(today, date) / 7)
  return Math.max(leastWeight, minutesNeeded / weeks) * factors[share]
}

/**
 * Returns the exams that test an area. If there are several AP or IB exams, returns those that test one of the area's
 * skills.
 */
function listTesting(area: Pick<PlanArea, 'exam' | 'skills'>, exams: readonly DatedExam[]): readonly DatedExam[] {
  const own = exams.filter(({ exam }) => exam === area.exam)
  const testing = own.filter(({ skills }) => area.skills.some((skill) => skills.includes(skill)))
  return testing.length > 0 ? testing : own.slice(0, 1)
}

/**
 * Divides a report's areas among the upcoming exams. An area shared by a past and an upcoming exam is assigned to the
 * upcoming one.
 */
export function divideIntoParts(strategy: Strategy, exams: readonly DatedExam[], today: CalendarDate): PlanPart[] {
  if (exams.length < 2) return [{ exam: undefined, areas: listPlanAreas(strategy, exams), weight: 1 }]
  const coming = exams.filter(({ date }) => date === null || date > today)
  const focus = strategy.focus.filter((area) => {
    const testing = listTesting(area, exams)
    return testing.length === 0 || testing.some((exam) => coming.includes(exam))
  })
  const areas = listPlanAreas({ focus }, coming)
  const parts = coming.map((exam): PlanPart => {
    const own = areas.filter((area) => listTesting(area, coming)[0] === exam)
    return { exam, areas: own.map((area) => ({ ...area, examId: exam.id })), weight: findWeight(exam, today) }
  })
  const rest = areas.filter((area) => listTesting(area, coming).length === 0)
  const restWeight = rest.reduce((sum, { weight }) => sum + weight, 0)
  return [...parts, { exam: undefined, areas: rest, weight: restWeight }].filter((part) => part.areas.length > 0)
}
