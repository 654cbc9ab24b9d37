import type { CalendarDate } from '../calendar.ts'
import type { Exam } from '../data/exams.ts'
import { countWeeksUntilExam } from '../dates/next-exam.ts'
import { openSittings } from '../dates/sittings.ts'
import { rankAreas } from '../focus/rank.ts'
import { resolveTracks } from '../focus/track.ts'
import { readGoal } from '../goal.ts'
import { findMinutesNeeded, type GoalInput } from './goal-exams.ts'
import type { PlanExam } from './study-plan.ts'

export interface SittingChoice extends PlanExam {
  readonly deadline: CalendarDate
  /** Whether registering now costs a late fee. */
  readonly isLate: boolean
  /** The minutes of study that are needed per week until the exam date. */
  readonly weeklyMinutes: number
  /** Whether the student's study time is at least `weeklyMinutes`. */
  readonly fits: boolean
}

const mostChoices = 4

/**
 * Returns the next SAT or ACT sittings, soonest first. Returns none if the goal names neither exam.
 * @param findMinutes returns the student's weekly study minutes before a sitting on a given date
 * @param exam defaults to the first SAT or ACT in the goal
 */
export function compareSittings(
  input: GoalInput,
  findMinutes: (date: CalendarDate) => number,
  exam?: Exam,
): SittingChoice[] {
  const tracks = resolveTracks(readGoal(input.goal, input.answers), input)
  const ranked = rankAreas(tracks, input)
  const track = tracks.find((one) => one.kind === 'score' && (exam === undefined || one.exam === exam))
  if (track?.kind !== 'score') return []
  const minutes = findMinutesNeeded(track, ranked, input)
  return openSittings(track.exam, input)
    .slice(0, mostChoices)
    .map((sitting) => {
      const next = { kind: 'sitting', sitting, skipped: null, more: [] } as const
      const weeks = countWeeksUntilExam(next, track, input) ?? 1
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
 * Chooses the first sitting with enough study time and no late fee. Otherwise, chooses the last one, which needs the
 * fewest minutes per week.
 */
export function chooseSitting(choices: readonly SittingChoice[]): SittingChoice | undefined {
  return choices.find(({ fits, isLate }) => fits && !isLate) ?? choices.at(-1)
}
