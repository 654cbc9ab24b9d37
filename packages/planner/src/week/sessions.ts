import { judgement } from '../data/judgement.ts'
import type { SkillId } from '../data/skills.ts'
import type { Area } from '../focus/area.ts'
import { isMet, type Student } from '../focus/exposure.ts'
import { largestRemainder } from '../focus/largest-remainder.ts'
import { phrase, term } from '../phrase.ts'
import type { PlanTask, RecommendedProblem } from '../strategy.ts'
import { type AreaMinutes, unit } from './minutes.ts'

/** A session on one skill. */
export interface Session {
  area: Area
  skill: SkillId
  minutes: number
}

/** The most skills per area and week; more would give each too little time. */
const skillsAWeek = 3

/** Splits an area's minutes into sessions of nearly equal length, in units of five, which rotate through its skills. */
function splitSessions({ area, minutes }: AreaMinutes): Session[] {
  const count = Math.ceil(minutes / judgement.session.most)
  const skills = area.skills.slice(0, skillsAWeek)
  return largestRemainder(Array(count).fill(1), minutes / unit).map((units, index) => ({
    area,
    skill: skills[index % skills.length] ?? area.lead,
    minutes: units * unit,
  }))
}

/**
 * Returns all sessions of the week: the first session of each area, then the second of each, so that areas alternate.
 */
export function interleave(areas: readonly AreaMinutes[]): Session[] {
  const rows = areas.map(splitSessions)
  const longest = Math.max(0, ...rows.map((row) => row.length))
  return Array.from({ length: longest }, (_, round) => rows.flatMap((row) => row[round] ?? [])).flat()
}

export function buildTask(session: Pick<Session, 'skill' | 'minutes'>, student: Student): PlanTask {
  const { skill, minutes } = session
  const values = { skill: term(`skill.${skill}`), minutes }
  return isMet(skill, student)
    ? { kind: 'practise', minutes, skill, problemIds: [], text: phrase('task.practise', values) }
    : { kind: 'learn', minutes, skill, problemIds: [], text: phrase('task.learn', values) }
}

const problemsAtOnce = 2

/** Adds each recommended problem to the task of its skill that has the fewest, if one has room. */
export function addProblems(tasks: readonly PlanTask[], problems: readonly RecommendedProblem[]): PlanTask[] {
  const result = tasks.map((task) => ({ ...task, problemIds: [...task.problemIds] }))
  for (const { id, skill } of problems) {
    const open = result.filter((task) => task.skill === skill && task.problemIds.length < problemsAtOnce)
    open.toSorted((one, other) => one.problemIds.length - other.problemIds.length)[0]?.problemIds.push(id)
  }
  return result
}
