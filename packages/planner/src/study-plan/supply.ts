import type { SectionId } from '../data/exams.ts'
import type { SkillId } from '../data/skills.ts'

export interface UnseenProblems {
  readonly count: number
  /** The estimated time to solve all unseen problems. */
  readonly seconds: number
}

export interface Supply {
  readonly problems: ReadonlyMap<SkillId, UnseenProblems>
  /** The number of problems of each skill that the student has answered. */
  readonly seen: ReadonlyMap<SkillId, number>
  /** Returns the study sheet for a skill in the student's language. */
  readonly findSheet: (skill: SkillId) => string | undefined
  /** The number of timed modules that the question bank can fill for each section. */
  readonly modules: ReadonlyMap<SectionId, number>
  /** The sections that a diagnostic can measure but that have not been measured yet. */
  readonly unmeasured: readonly SectionId[]
}

interface ProblemSet {
  readonly count: number
  readonly minutes: number
}

const usualProblems = 8
const fewestProblems = 5

/** The factor that adds time for reading feedback and solutions to the solving time. */
const withFeedback = 1.25

/** Returns the minutes for a set, rounded up to a multiple of five and at least ten. */
function findSetMinutes({ count, seconds }: UnseenProblems, problems: number): number {
  const minutes = ((seconds / count) * problems * withFeedback) / 60
  return Math.max(10, Math.ceil(minutes / 5) * 5)
}

/** Divides problems into sets of eight, with a last set of five to seven if enough are left. */
export function divideIntoSets(unseen: UnseenProblems): ProblemSet[] {
  const { count } = unseen
  if (count < fewestProblems) return []
  const full = Math.floor(count / usualProblems)
  const rest = count - full * usualProblems
  const sizes = [...Array<number>(full).fill(usualProblems), ...(rest >= fewestProblems ? [rest] : [])]
  return sizes.map((size) => ({ count: size, minutes: findSetMinutes(unseen, size) }))
}

/**
 * Returns how many of the answered problems are not from finished sets with this name. The number is negative if the
 * student marked sets as done without answering them: their problems are unseen, but must not be planned again.
 */
export function countOtherSeen(name: string, seen: number, done: ReadonlySet<string>): number {
  const sets = [...done].filter((key) => key.startsWith(`${name}.`)).length
  const other = seen - sets * usualProblems
  // The last set can have fewer problems than the others.
  return other < 0 && other >= fewestProblems - usualProblems ? 0 : other
}

/**
 * Returns the lowest numbers that no finished task with this name has. The supply excludes the material of finished
 * tasks, so new tasks need numbers of their own.
 */
export function listOpenNumbers(name: string, count: number, done: ReadonlySet<string>): number[] {
  const numbers: number[] = []
  for (let number = 1; numbers.length < count; number += 1) if (!done.has(`${name}.${number}`)) numbers.push(number)
  return numbers
}
