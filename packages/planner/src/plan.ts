import { type CalendarDate, requireCalendarDate } from './calendar.ts'
import type { Country, Grade } from './context.ts'
import type { CourseId } from './data/courses.ts'
import { nextExam } from './dates/next-exam.ts'
import { upcomingDates } from './dates/upcoming.ts'
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
  /** The courses that the student chose, for an exam whose courses the goal does not name. */
  chosenCourses?: readonly CourseId[]
  /** Candidates from the question bank; may be empty. */
  problems: readonly ProblemCandidate[]
}

function roundShare(place: number): number {
  return Math.round(Math.min(1, Math.max(0, place)) * 1000) / 1000
}

function focusArea({ area, minutes }: AreaMinutes): FocusArea {
  return {
    area: area.key,
    subject: area.subject,
    exam: area.exam,
    skills: [...area.skills],
    stance: area.stance,
    weight: roundShare(area.weight),
    mastery: roundShare(area.mastery),
    target: roundShare(area.target),
    minutes,
    why: area.why,
  }
}

/**
 * Computes a study strategy: goal → expected place and target per area → ranking → week → problems and dates. Pure: the
 * same input gives the same strategy. Throws a RangeError when `today` is not an existing day.
 */
export function planStrategy(input: PlanInput): Strategy {
  return planGoal(input).strategy
}

/** Computes a strategy as `planStrategy` does, with the reading of its goal. */
export function planGoal(input: PlanInput): { strategy: Strategy; reading: Reading } {
  const student: Student = { country: input.country, grade: input.grade, today: requireCalendarDate(input.today) }
  const reading = readGoal(input.goal, input.chosenCourses)
  const tracks = resolveTracks(reading, student)
  const ranked = rankAreas(tracks, student)
  const nexts = tracks.map((track) => ({ track, next: nextExam(track, student) }))
  const loads = workloads(nexts, ranked, student)
  const minutes = weeklyMinutes(student.grade, loads)
  const weekend = weekendTasks(ranked, tracks, findNearestWeeks(loads), minutes)
  const spent = weekend.reduce((sum, { task }) => sum + task.minutes, 0)
  const areas = divideMinutes(ranked, minutes - spent)
  const problems: RecommendedProblem[] = chooseProblems(
    areas.map(({ area }) => area),
    ranked,
    input.problems,
    minutes,
    student,
  )
  const strategy: Strategy = {
    version: 1,
    context: { country: student.country, grade: student.grade, today: student.today },
    goals: tracks.map(goalPhrase),
    summary: summarise(reading, nexts, ranked, student),
    focus: areas.map(focusArea),
    modules: recommendModules(tracks, areas, weekend, student),
    problems,
    week: { minutes, days: planDays(areas, weekend, problems, student) },
    dates: upcomingDates(
      nexts.map(({ next }) => next),
      student,
    ),
  }
  return { strategy, reading: addAssumptions(reading.reading, tracks) }
}
