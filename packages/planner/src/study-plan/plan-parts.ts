import type { CalendarDate } from '../calendar.ts'
import { daysBetween } from '../calendar.ts'
import type { Strategy } from '../strategy.ts'
import type { GoalExam, GoalSubject } from './goal-exams.ts'
import { listPlanAreas, type PlanArea } from './plan-areas.ts'
import type { ExamShare } from './study-plan.ts'

/** An exam in the goal, with its date and the share of time that the student chose. */
export type DatedExam = GoalExam & {
  /** Null if unknown. */
  readonly date: CalendarDate | null
  readonly share: ExamShare
}

/** The areas that share the study hours of one exam. */
export interface PlanPart {
  /** Undefined if the plan has only one exam, or if the areas belong to no exam. */
  readonly exam: DatedExam | undefined
  readonly areas: readonly PlanArea[]
  /**
   * The minutes per week that the part needs. The study hours are divided among the parts in proportion to this value.
   */
  readonly weight: number
}

const factors: Readonly<Record<ExamShare, number>> = { less: 0.5, normal: 1, more: 2 }

/** The minimum study time for an exam, in minutes per week, even after the goal is reached. */
const leastWeight = 20

/** The number of weeks over which the work for an exam without a date is spread. The value is a judgment call. */
const weeksWithoutDay = 26

/**
 * Returns the minutes per week that an exam needs until its date, multiplied by a factor for the share of time that the
 * student chose. Returns 0 once the exam is over.
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
 * Returns the exams that test an area. If there are several AP or IB exams, returns those that include a skill of the
 * area, or the first exam if none does.
 */
function listTesting(area: Pick<PlanArea, 'exam' | 'skills'>, exams: readonly DatedExam[]): readonly DatedExam[] {
  const own = exams.filter(({ exam }) => exam === area.exam)
  const testing = own.filter(({ skills }) => area.skills.some((skill) => skills.includes(skill)))
  return testing.length > 0 ? testing : own.slice(0, 1)
}

interface Goals {
  readonly strategy: Strategy
  readonly exams: readonly DatedExam[]
  readonly subjects: readonly GoalSubject[]
}

/**
 * Divides the report's areas among the future exams. An area shared by a past and a future exam goes to the future
 * exam.
 */
export function divideIntoParts({ strategy, exams, subjects }: Goals, today: CalendarDate): PlanPart[] {
  if (exams.length < 2) return [{ exam: undefined, areas: listPlanAreas(strategy, exams, subjects), weight: 1 }]
  const coming = exams.filter(({ date }) => date === null || date > today)
  const focus = strategy.focus.filter((area) => {
    const testing = listTesting(area, exams)
    return testing.length === 0 || testing.some((exam) => coming.includes(exam))
  })
  const areas = listPlanAreas({ focus }, coming, subjects)
  const parts = coming.map((exam): PlanPart => {
    const own = areas.filter((area) => listTesting(area, coming)[0] === exam)
    return { exam, areas: own.map((area) => ({ ...area, examId: exam.id })), weight: findWeight(exam, today) }
  })
  const rest = areas.filter((area) => listTesting(area, coming).length === 0)
  const restWeight = rest.reduce((sum, { weight }) => sum + weight, 0)
  return [...parts, { exam: undefined, areas: rest, weight: restWeight }].filter((part) => part.areas.length > 0)
}
