import { gradeNumber } from './calendar.ts'
import { judgement } from './data/judgement.ts'
import type { SkillId } from './data/skills.ts'
import type { Area } from './focus/area.ts'
import { countGradesUntilTaught, type Student } from './focus/exposure.ts'
import { isNew } from './focus/measure-area.ts'
import { difficultyLevels, type ProblemCandidate } from './problems.ts'
import { required } from './required.ts'
import { longestTitle, type RecommendedProblem } from './strategy.ts'

/** Returns the difficulty for a level: 0 (beginner) to 3 (expert). */
function findRung({ measure }: Area, place: number): number {
  const { beginner, intermediate, advanced } = measure ? judgement.measuredLadder : judgement.ladder
  if (place < beginner) return 0
  if (place < intermediate) return 1
  return place < advanced ? 2 : 3
}

/** Parses 'G6' to 'G12'. Returns null for anything else. */
function gradeOfCode(code: string): number | null {
  const number = /^G(\d{1,2})$/.exec(code)?.[1]
  return number === undefined ? null : Number(number)
}

/**
 * Returns whether the problem's grade is at most the student's grade or the grade in which the skill is taught,
 * whichever is higher.
 */
function isWithinGrade(problem: ProblemCandidate, skill: SkillId, student: Student): boolean {
  const grade = gradeOfCode(problem.gradeCode)
  return grade !== null && grade <= gradeNumber(student.grade) + Math.max(0, countGradesUntilTaught(skill, student))
}

function bySkill(problems: readonly ProblemCandidate[]): Map<string, ProblemCandidate[]> {
  const index = new Map<string, ProblemCandidate[]>()
  for (const problem of problems) {
    for (const tag of new Set(problem.skillTags)) {
      const row = index.get(tag)
      if (row) row.push(problem)
      else index.set(tag, [problem])
    }
  }
  return index
}

/**
 * Returns the difficulty level for the next problem of a skill. The level starts at the student's level, or at 0 for a
 * new skill, and rises to the goal's level.
 */
function wantedRung(area: Area, skill: SkillId, student: Student, taken: number): number {
  const level = area.measure?.levels.get(skill)?.share ?? area.mastery
  const start = isNew(area, skill, student) ? 0 : findRung(area, level)
  return Math.min(start + taken, Math.max(start, findRung(area, area.target)))
}

/**
 * Returns a penalty for a poorly matching problem. The difficulty level has the most weight, then the grade, then the
 * fine difficulty score.
 */
function misfit(problem: ProblemCandidate, rung: number, student: Student): number {
  const rungs = Math.abs(difficultyLevels.indexOf(problem.difficultyLevel) - rung)
  const grades = Math.abs(required(gradeOfCode(problem.gradeCode)) - gradeNumber(student.grade))
  return rungs * 10 + grades * 2 + Math.abs(problem.difficultyScore - (rung * 2.5 + 1.25)) / 10
}

const problemsPerSkill = 2

/** Returns a function that checks whether fewer than `perSkill` problems have been chosen for a skill. */
function openSkills(chosen: readonly RecommendedProblem[], perSkill: number): (skill: SkillId) => boolean {
  return (skill) => chosen.filter((problem) => problem.skill === skill).length < perSkill
}

/**
 * Chooses five to eight problems, or fewer if too few match. Each round takes one problem from each area, in rank
 * order, and alternates between the skills of the area. If two problems match equally well, the one with the lower id
 * is chosen.
 */
export function chooseProblems(
  focus: readonly Area[],
  ranked: readonly Area[],
  candidates: readonly ProblemCandidate[],
  weekMinutes: number,
  student: Student,
): RecommendedProblem[] {
  const { least, most, minutesEach } = judgement.problems
  const wanted = Math.min(most, Math.max(least, Math.round(weekMinutes / minutesEach)))
  const index = bySkill(candidates)
  const chosen = new Map<number, RecommendedProblem>()
  const rest = ranked.filter((area) => !focus.includes(area))
  // Takes up to two problems per skill from the focus areas, then from the other areas. Any further problems come from
  // the focus areas.
  for (const [areas, perSkill] of [
    [focus, problemsPerSkill],
    [rest, problemsPerSkill],
    [focus, most],
  ] as const) {
    for (let round = 0; round < most && chosen.size < wanted; round += 1) {
      const open = openSkills([...chosen.values()], perSkill)
      for (const area of areas) {
        const found = chosen.size < wanted ? findBestProblem(area, round, index, chosen, open, student) : null
        if (found) chosen.set(found.id, found)
      }
    }
  }
  return [...chosen.values()]
}

function findBestProblem(
  area: Area,
  round: number,
  index: ReadonlyMap<string, readonly ProblemCandidate[]>,
  chosen: ReadonlyMap<number, RecommendedProblem>,
  isOpen: (skill: SkillId) => boolean,
  student: Student,
): RecommendedProblem | null {
  for (let offset = 0; offset < area.skills.length; offset += 1) {
    const skill = area.skills[(round + offset) % area.skills.length] ?? area.lead
    if (!isOpen(skill)) continue
    const rung = wantedRung(area, skill, student, Math.floor(round / area.skills.length))
    const [best] = (index.get(skill) ?? [])
      .filter((problem) => !chosen.has(problem.id) && isWithinGrade(problem, skill, student))
      .filter((problem) => difficultyLevels.indexOf(problem.difficultyLevel) <= rung + 1)
      .map((problem) => ({ problem, misfit: misfit(problem, rung, student) }))
      .toSorted((one, other) => one.misfit - other.misfit || one.problem.id - other.problem.id)
    if (best) return { id: best.problem.id, title: best.problem.title.slice(0, longestTitle), skill }
  }
  return null
}
