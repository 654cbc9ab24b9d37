import type { SectionId } from '../data/exams.ts'
import type { SkillId } from '../data/skills.ts'

/** A skill's problems that the student has not seen. */
export interface UnseenProblems {
  readonly count: number
  /** The expected time to solve all of these problems, in seconds. */
  readonly seconds: number
}

/** The study material that is available to a student. */
export interface Supply {
  readonly problems: ReadonlyMap<SkillId, UnseenProblems>
  /** Returns the name of the study sheet for a skill in the student's language. */
  readonly findSheet: (skill: SkillId) => string | undefined
  /** The number of timed modules that can be filled, per section. */
  readonly modules: ReadonlyMap<SectionId, number>
  /** The sections that a diagnostic run can measure but that have not been measured for this student yet. */
  readonly unmeasured: readonly SectionId[]
}

/** A set of some of a skill's unseen problems. */
export interface ProblemSet {
  readonly count: number
  readonly minutes: number
}

const usualProblems = 8
const fewestProblems = 5

/** The factor that adds time for reading the feedback and solutions: about a quarter of the solving time. */
const withFeedback = 1.25

/** Returns the length of a set in minutes: rounded up to a multiple of five, and at least ten. */
export function findSetMinutes({ count, seconds }: UnseenProblems, problems: number): number {
  const minutes = ((seconds / count) * problems * withFeedback) / 60
  return Math.max(10, Math.ceil(minutes / 5) * 5)
}

/** Divides problems into sets of eight. The last set may be smaller but has at least five problems. */
export function divideIntoSets(unseen: UnseenProblems): ProblemSet[] {
  const { count } = unseen
  if (count < fewestProblems) return []
  const full = Math.floor(count / usualProblems)
  const rest = count - full * usualProblems
  const sizes = [...Array<number>(full).fill(usualProblems), ...(rest >= fewestProblems ? [rest] : [])]
  return sizes.map((size) => ({ count: size, minutes: findSetMinutes(unseen, size) }))
}

/** Returns the number of problems left over by `divideIntoSets`. */
export function countSpare(unseen: UnseenProblems): number {
  return unseen.count - divideIntoSets(unseen).reduce((sum, { count }) => sum + count, 0)
}
