import type { Answers } from './answers.ts'
import { type CalendarDate, parseCalendarDate } from './calendar.ts'
import type { Country, Grade } from './context.ts'
import type { SkillId } from './data/skills.ts'
import { nextExam } from './dates/next-exam.ts'
import { upcomingDates } from './dates/upcoming.ts'
import { describeArea, describeAreaWithBasis } from './focus/describe-area.ts'
import type { Student } from './focus/exposure.ts'
import { rankAreas } from './focus/rank.ts'
import { resolveTracks } from './focus/track.ts'
import { addAssumptions } from './goal/assume.ts'
import type { Reading } from './goal/reading.ts'
import { type Goal, readGoal } from './goal.ts'
import { type AreaAnswers, type MeasuredSection, mergeSections } from './measured.ts'
import { recommendModules } from './modules.ts'
import { chooseProblems } from './practice.ts'
import type { ProblemCandidate } from './problems.ts'
import type { RecommendedProblem, Strategy } from './strategy.ts'
import { buildGoalPhrase, summarize } from './summary/summary.ts'
import { computeHoursNeeded, computeWorkloads, findNearestWeeks } from './week/loads.ts'
import { computeWeeklyMinutes, divideMinutes } from './week/minutes.ts'
import { planDays } from './week/week.ts'
import { buildWeekendTasks } from './week/weekend.ts'

export interface PlanInput {
  country: Country
  grade: Grade
  goal: Goal
  today: CalendarDate
  answers?: Answers
  /** The measured sections, oldest first. Areas in all other sections keep their expected levels. */
  measured?: readonly MeasuredSection[]
}

export interface Plan {
  strategy: Strategy
  reading: Reading
  answers: AreaAnswers[]
}

/**
 * A plan whose problems have not been chosen yet. The caller loads candidates for `skills` and passes them to
 * `complete`.
 */
export interface PlanDraft {
  skills: readonly SkillId[]
  /** Chooses problems from `candidates`, which may be empty, and returns the complete plan. */
  complete(candidates: readonly ProblemCandidate[]): Plan
}

/**
 * Computes a study strategy: levels and targets, ranking, week, problems, dates. Pure: the same input always returns
 * the same strategy.
 * @throws RangeError if `today` is not a valid date
 */
export function planStrategy({ problems, ...input }: PlanInput & { problems: readonly ProblemCandidate[] }): Strategy {
  return draftPlan(input).complete(problems).strategy
}

/** Does everything in {@link planStrategy} except choosing problems. */
export function draftPlan(input: PlanInput): PlanDraft {
  const student: Student = { country: input.country, grade: input.grade, today: parseCalendarDate(input.today) }
  const goal = readGoal(input.goal, input.answers)
  const tracks = resolveTracks(goal, student)
  const measured = mergeSections(input.measured ?? [])
  const ranked = rankAreas(tracks, student, measured)
  const nexts = tracks.map((track) => ({ track, next: nextExam(track, student) }))
  const loads = computeWorkloads(nexts, ranked, student)
  const minutes = computeWeeklyMinutes(student.grade, loads)
  const weekend = buildWeekendTasks(ranked, tracks, findNearestWeeks(loads), minutes)
  const spent = weekend.reduce((sum, { task }) => sum + task.minutes, 0)
  const areas = divideMinutes(ranked, minutes - spent)
  const focus = areas.map(({ area }) => area)

  function complete(candidates: readonly ProblemCandidate[]): Plan {
    const problems: RecommendedProblem[] = chooseProblems(focus, ranked, candidates, minutes, student)
    const head = {
      context: { country: student.country, grade: student.grade, today: student.today },
      goals: tracks.map(buildGoalPhrase),
      summary: summarize(goal, nexts, ranked, focus, student),
    }
    const rest = {
      modules: recommendModules(tracks, areas, weekend, student),
      problems,
      week: { minutes, days: planDays(areas, weekend, problems, student) },
      dates: upcomingDates(
        nexts.map(({ next }) => next),
        student,
      ),
    }
    const isMeasured = ranked.some(({ measure }) => measure)
    const sat = tracks.find((track) => track.kind === 'score' && track.exam === 'SAT')
    const satHours = sat && { satHours: computeHoursNeeded(sat, ranked) }
    return {
      // A strategy without measurements has version 1, so that earlier versions of the app can read it.
      strategy: isMeasured
        ? { version: 2, ...head, focus: areas.map(describeAreaWithBasis), ...rest, ...satHours }
        : { version: 1, ...head, focus: areas.map(describeArea), ...rest },
      reading: addAssumptions(goal.reading, tracks),
      answers: focus.flatMap(({ key, measure }) =>
        measure && measure.answers.length > 0 ? [{ area: key, answers: measure.answers }] : [],
      ),
    }
  }
  return { skills: focus.flatMap(({ skills }) => skills), complete }
}
