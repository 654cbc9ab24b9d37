import type { CalendarDate } from '../calendar.ts'
import type { Exam } from '../data/exams.ts'
import { weeksUntil } from '../dates/next-exam.ts'
import { openSittings } from '../dates/sittings.ts'
import type { Student } from '../focus/exposure.ts'
import { rankAreas } from '../focus/rank.ts'
import { resolveTracks } from '../focus/track.ts'
import { readGoal } from '../goal.ts'
import { mergeSections } from '../measured.ts'
import type { PlanInput } from '../plan.ts'
import { hoursNeeded } from '../week/loads.ts'
import type { PlanExam } from './study-plan.ts'

/** An exam sitting, and the study time that it requires. */
export interface SittingChoice extends PlanExam {
  readonly deadline: CalendarDate
  /** Whether registration requires a late fee. */
  readonly isLate: boolean
  /** The minutes of study required per week before the sitting. */
  readonly weeklyMinutes: number
  /** Whether the student has enough study hours. */
  readonly fits: boolean
}

const mostChoices = 4

/**
 * Returns the next sittings of an exam that the goal names, nearest first. Returns none for exams other than the SAT
 * and ACT.
 * @param findMinutes returns the student's minutes per week for a sitting on a given day
 * @param exam defaults to the first SAT or ACT in the goal
 */
export function compareSittings(
  input: PlanInput,
  findMinutes: (date: CalendarDate) => number,
  exam?: Exam,
): SittingChoice[] {
  const student: Student = { country: input.country, grade: input.grade, today: input.today }
  const tracks = resolveTracks(readGoal(input.goal, input.answers), student)
  const ranked = rankAreas(tracks, student, mergeSections(input.measured ?? []))
  const track = tracks.find((one) => one.kind === 'score' && (exam === undefined || one.exam === exam))
  if (track?.kind !== 'score') return []
  const minutes = hoursNeeded(track, ranked) * 60
  return openSittings(track.exam, student)
    .slice(0, mostChoices)
    .map((sitting) => {
      const next = { kind: 'sitting', sitting, skipped: null, more: [] } as const
      const weeks = weeksUntil(next, track, student) ?? 1
      const weeklyMinutes = Math.ceil(minutes / weeks / 5) * 5
      const { exam, date, deadline, deadlineKind } = sitting
      return {
        exam,
        date,
        deadline,
        isLate: deadlineKind === 'late',
        weeklyMinutes,
        fits: weeklyMinutes <= findMinutes(date),
      }
    })
}

/**
 * Chooses a sitting to plan for: the first one that has no late fee and leaves enough study hours. If there is none,
 * returns the last sitting, because it requires the fewest hours per week.
 */
export function chooseSitting(choices: readonly SittingChoice[]): SittingChoice | undefined {
  return choices.find(({ fits, isLate }) => fits && !isLate) ?? choices.at(-1)
}
