import type { Answers } from './answers.ts'
import { type CalendarDate, parseCalendarDate } from './calendar.ts'
import type { Country, Grade } from './context.ts'
import type { SkillId } from './data/skills.ts'
import { nextExam } from './dates/next-exam.ts'
import { upcomingDates } from './dates/upcoming.ts'
import type { Area } from './focus/area.ts'
import { sectionScale, sectionStep } from './focus/benchmark.ts'
import type { Student } from './focus/exposure.ts'
import { rankAreas } from './focus/rank.ts'
import { resolveTracks } from './focus/track.ts'
import { addAssumptions } from './goal/assume.ts'
import type { Reading } from './goal/reading.ts'
import { type Goal, readGoal } from './goal.ts'
import { recommendModules } from './modules.ts'
import { chooseProblems } from './practice.ts'
import type { ProblemCandidate } from './problems.ts'
import type { FocusArea, RecommendedProblem, Strategy } from './strategy.ts'
import { goalPhrase, summarise } from './summary/summary.ts'
import { findNearestWeeks, workloads } from './week/loads.ts'
import { type AreaMinutes, divideMinutes, weeklyMinutes } from './week/minutes.ts'
import { planDays } from './week/week.ts'
import { weekendTasks } from './week/weekend.ts'

export interface PlanInput {
  country: Country
  grade: Grade
  goal: Goal
  today: CalendarDate
  /** What the student added to what the goal leaves open. */
  answers?: Answers
}

/** A plan without its problems, because the skills decide which problems are read from the question bank. */
export interface PlanDraft {
  skills: readonly SkillId[]
  /** Completes the plan with problems from these candidates, which may be empty. */
  complete(candidates: readonly ProblemCandidate[]): { strategy: Strategy; reading: Reading }
}

function roundShare(place: number): number {
  return Math.round(Math.min(1, Math.max(0, place)) * 1000) / 1000
}

/** Converts the places of an area to scores of its section, rounded to the steps of its scale. */
function findPoints({ section, mastery, target }: Area): FocusArea['points'] {
  if (section === null) return undefined
  const [lowest, highest] = sectionScale(section)
  const step = sectionStep(section)
  const toScore = (place: number) => Math.round((lowest + roundShare(place) * (highest - lowest)) / step) * step
  return { now: toScore(mastery), target: toScore(target), highest }
}

function focusArea({ area, minutes }: AreaMinutes): FocusArea {
  const points = findPoints(area)
  return {
    area: area.key,
    subject: area.subject,
    exam: area.exam,
    skills: [...area.skills],
    stance: area.stance,
    weight: roundShare(area.weight),
    mastery: roundShare(area.mastery),
    target: roundShare(area.target),
    ...(area.own && { own: true }),
    ...(points && { points }),
    minutes,
    why: area.why,
  }
}

/**
 * Computes a study strategy: goal → expected place and target per area → ranking → week → problems and dates. Pure: the
 * same input gives the same strategy. Throws a RangeError when `today` is not an existing day.
 */
export function planStrategy({ problems, ...input }: PlanInput & { problems: readonly ProblemCandidate[] }): Strategy {
  return draftPlan(input).complete(problems).strategy
}

/** Starts a study strategy as `planStrategy` does, up to the choice of problems. */
export function draftPlan(input: PlanInput): PlanDraft {
  const student: Student = { country: input.country, grade: input.grade, today: parseCalendarDate(input.today) }
  const goal = readGoal(input.goal, input.answers)
  const tracks = resolveTracks(goal, student)
  const ranked = rankAreas(tracks, student)
  const nexts = tracks.map((track) => ({ track, next: nextExam(track, student) }))
  const loads = workloads(nexts, ranked, student)
  const minutes = weeklyMinutes(student.grade, loads)
  const weekend = weekendTasks(ranked, tracks, findNearestWeeks(loads), minutes)
  const spent = weekend.reduce((sum, { task }) => sum + task.minutes, 0)
  const areas = divideMinutes(ranked, minutes - spent)

  function complete(candidates: readonly ProblemCandidate[]) {
    const problems: RecommendedProblem[] = chooseProblems(
      areas.map(({ area }) => area),
      ranked,
      candidates,
      minutes,
      student,
    )
    const strategy: Strategy = {
      version: 1,
      context: { country: student.country, grade: student.grade, today: student.today },
      goals: tracks.map(goalPhrase),
      summary: summarise(goal, nexts, ranked, student),
      focus: areas.map(focusArea),
      modules: recommendModules(tracks, areas, weekend, student),
      problems,
      week: { minutes, days: planDays(areas, weekend, problems, student) },
      dates: upcomingDates(
        nexts.map(({ next }) => next),
        student,
      ),
    }
    return { strategy, reading: addAssumptions(goal.reading, tracks) }
  }
  return { skills: areas.flatMap(({ area }) => area.skills), complete }
}
