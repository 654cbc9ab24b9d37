import type { SectionId } from '../data/exams.ts'
import type { SkillId } from '../data/skills.ts'
import { describeModule } from '../section-module.ts'

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

function countFinished(name: string, done: ReadonlySet<string>): number {
  return [...done].filter((key) => key.startsWith(`${name}.`)).length
}

/**
 * Returns how many of the answered problems are not from finished sets with this name. The number is negative if the
 * student marked sets as done without answering them: their problems are unseen, but must not be planned again.
 */
export function countOtherSeen(name: string, seen: number, done: ReadonlySet<string>): number {
  const other = seen - countFinished(name, done) * usualProblems
  // The last set can have fewer problems than the others.
  return other < 0 && other >= fewestProblems - usualProblems ? 0 : other
}

/**
 * Returns how many timed modules of a section the student marked as done without taking them, which must not be planned
 * again either. Rounds the answers that are not from finished sets to modules, because students leave problems of a
 * module unanswered.
 */
export function countMarkedModules(section: SectionId, { seen }: Supply, done: ReadonlySet<string>): number {
  const finished = countFinished(`timed.${section}`, done)
  if (finished === 0 || (section !== 'sat.math' && section !== 'sat.reading-writing')) return 0
  const { domains, questions } = describeModule(section)
  const answered = domains
    .flatMap(({ skills }) => skills)
    .reduce((sum, skill) => sum + Math.max(0, countOtherSeen(`practise.${skill}`, seen.get(skill) ?? 0, done)), 0)
  const taken = Math.round(Math.max(0, countOtherSeen(`mixed.${section}`, answered, done)) / questions)
  return Math.max(0, finished - taken)
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
