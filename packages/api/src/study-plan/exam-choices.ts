import { addDays, type CalendarDate } from '@pathwise/planner/calendar'
import type { Strategy } from '@pathwise/planner/strategy'
import { chooseSitting, compareSittings, type SittingChoice } from '@pathwise/planner/study-plan/compare-sittings'
import type { GoalExam, GoalInput } from '@pathwise/planner/study-plan/goal-exams'
import { type DatedExam, findWeight } from '@pathwise/planner/study-plan/plan-parts'
import { AppError } from '../errors.ts'
import type { ExamChoice, ExamChoiceInput, MakePlanInput } from './plan.schemas.ts'
import { mostDaysToExam } from './study-plan.vocabulary.ts'

function presentSitting(sitting: SittingChoice, chosen: SittingChoice | undefined): ExamChoice {
  const { exam, date, deadline, isLate, weeklyMinutes, fits } = sitting
  return { exam, date, deadline, is_late: isLate, weekly_minutes: weeklyMinutes, fits, recommended: sitting === chosen }
}

const presentWindow = ({ exam, date }: Pick<ExamChoice, 'date' | 'exam'>, recommended: boolean): ExamChoice => ({
  ...{ exam, date, deadline: null, is_late: false, weekly_minutes: null, fits: true, recommended },
})

/**
 * Returns the exam dates that a student can choose for a goal with a single exam. These are the sittings of the SAT or
 * ACT, or the first day of any other exam.
 */
export function listExamChoices(strategy: Strategy, input: GoalInput, minutes: number): ExamChoice[] {
  const sittings = compareSittings(input, () => minutes)
  const chosen = chooseSitting(sittings)
  const windows = strategy.dates.filter(({ kind, date }) => kind === 'window' && date > input.today)
  return [
    ...sittings.map((sitting) => presentSitting(sitting, chosen)),
    ...windows.map((window, index) => presentWindow(window, !chosen && index === 0)),
  ].toSorted((one, other) => one.date.localeCompare(other.date))
}

/**
 * Returns the dates that the student can choose for each of several exams. Recommends a sitting by comparing the weekly
 * study time that it requires with the exam's share of the study hours.
 */
export function listSeveralChoices(
  exams: readonly GoalExam[],
  input: GoalInput,
  minutes: number,
  wanted: readonly ExamChoiceInput[],
): ExamChoice[] {
  const known = exams.map((one) => {
    const own = wanted.find(({ id }) => id === one.id)
    return { ...one, date: own?.date === undefined ? one.window : own.date, share: own?.share ?? 'normal' }
  })
  return known.flatMap((one) => {
    const { id, exam, window } = one
    const others = known.filter((other) => other !== one).map((other) => findWeight(other, input.today))
    const rest = others.reduce((sum, weight) => sum + weight, 0)
    const findMinutes = (date: CalendarDate) => {
      const weight = findWeight({ ...one, date }, input.today)
      return (minutes * weight) / (weight + rest)
    }
    const sittings = compareSittings(input, findMinutes, exam)
    const chosen = chooseSitting(sittings)
    const choices = window
      ? [presentWindow({ exam, date: window }, true)]
      : sittings.map((sitting) => presentSitting(sitting, chosen))
    return choices.map((choice) => ({ ...choice, exam_id: id }))
  })
}

function buildExamDayError(): AppError {
  return new AppError('bad_input', 'The exam day must be within the next two years', { reason: 'exam_day' })
}

/**
 * Returns the exam and date of a plan with a single exam. A date that the student entered belongs to the exam on that
 * date, or to the goal's first exam if no exam has that date.
 */
export function chooseExam(
  choices: readonly ExamChoice[],
  strategy: Strategy,
  wanted: MakePlanInput['exam_date'],
  today: CalendarDate,
) {
  if (wanted === null) return null
  if (wanted === undefined) {
    const chosen = choices.find(({ recommended }) => recommended)
    return chosen ? { exam: chosen.exam, date: chosen.date } : null
  }
  const known = choices.find(({ date }) => date === wanted) ?? choices[0]
  const exam = known?.exam ?? strategy.focus.find((area) => area.exam !== null)?.exam
  if (!exam || wanted <= today || wanted > addDays(today, mostDaysToExam)) throw buildExamDayError()
  return { exam, date: wanted }
}

/**
 * Returns the exams, each with the date that the student chose, or otherwise the recommended date. A date in the past
 * means that the student has already taken the exam.
 */
export function chooseDays(
  exams: readonly GoalExam[],
  choices: readonly ExamChoice[],
  wanted: readonly ExamChoiceInput[],
  today: CalendarDate,
): DatedExam[] {
  return exams.map((exam): DatedExam => {
    const own = wanted.find(({ id }) => id === exam.id)
    const recommended = choices.find((choice) => choice.exam_id === exam.id && choice.recommended)?.date ?? null
    const date = own?.date === undefined ? recommended : own.date
    if (date !== null && date > addDays(today, mostDaysToExam)) throw buildExamDayError()
    return { ...exam, date, share: own?.share ?? 'normal' }
  })
}
