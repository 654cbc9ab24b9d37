import type { LearnHabits } from '@pathwise/measure/habits'
import { type CurveTable, type ItemCurve, tabulate } from '@pathwise/measure/item-curve'
import { describeGrid, startGrid } from '@pathwise/measure/item-grid'
import type { RunPolicy } from '@pathwise/measure/run-policy'
import type { Subject } from '@pathwise/measure/subject'
import { simulateMaxInformation } from './max-information.ts'
import { findOverallError, simulateRun } from './simulate-run.ts'
import { answerItem, createDice, guessLevels, type SimulatedStudent, sampleCurve } from './worlds.ts'

/** Each student has the same ability in all four domains. */
const subject: Subject = { domainOfSkill: [0, 1, 2, 3], domainShares: [0.35, 0.35, 0.15, 0.15] }
/** The number of item banks. Several are needed, because errors vary by 7 % between banks with 100 students each. */
const banks = 24
export const studentsPerBank = 100
const itemsPerBank = 300
/** The fraction of ability variance that grade, country and goal explain. */
const explained = 0.25
/** The number of items per run when selection rules are compared. */
export const length = 20
/** A run is precise if the standard deviation of its ability estimate is at most this. */
const precise = 0.4

export interface Arm {
  learn: LearnHabits
  tryAnyway: boolean
  policy: RunPolicy
}

export interface World {
  caution: number
  /** Whether students can say "I don't know". */
  honest: boolean
  slip: number
  /** Whether the engine knows only the authors' levels and a rough guessing probability. */
  guessedItems: boolean
  /** The engine's initial overestimate of every student's ability, in logits. */
  expectedTooMuch: number
}

export const plainWorld: World = { caution: 0, honest: true, slip: 0, guessedItems: false, expectedTooMuch: 0 }

export interface Outcomes {
  errors: number[]
  /** The number of items after which each run is precise, or `length` + 1 if it never is. */
  lengths: number[]
  held: number[]
  /**
   * `highestUse` is the fraction of runs that contain the most-used item. `overlap` is the mean fraction of items that
   * two runs share.
   */
  highestUse: number
  overlap: number
}

/** Returns the true parameters of random items, and in `believed` those that the engine assumes. */
function sampleBank(seed: number, guessedItems: boolean): { items: ItemCurve[]; believed: ItemCurve[] } {
  const dice = createDice(seed)
  const items = Array.from({ length: itemsPerBank }, () => {
    const place = dice.uniform()
    const domain = subject.domainShares.findIndex(
      (_, index) => place < subject.domainShares.slice(0, index + 1).reduce((sum, share) => sum + share, 0),
    )
    return sampleCurve(dice, [[Math.max(0, domain), 1]], guessedItems ? 0.15 + 0.2 * dice.uniform() : 0.25)
  })
  if (!guessedItems) return { items, believed: items }
  const levels = guessLevels(items, dice)
  const believed = items.map(({ load }, index) => ({
    ...describeGrid(startGrid(levels[index] ?? 0)),
    guess: 0.25,
    load,
  }))
  return { items, believed }
}

interface Visit {
  items: ItemCurve[]
  believed: ItemCurve[]
  table: CurveTable
  student: SimulatedStudent
  expected: number
  seed: number
  /** Whether this is the bank's first student. The counts of item use are reset for each bank. */
  first: boolean
}

/** Simulates the students of each bank, and calls `visit` for each student. */
function forStudents({ caution, honest, slip, guessedItems, expectedTooMuch }: World, visit: (visit: Visit) => void) {
  for (let bank = 0; bank < banks; bank++) {
    const { items, believed } = sampleBank(bank + 1, guessedItems)
    const table = tabulate(believed)
    for (let index = 0; index < studentsPerBank; index++) {
      const seed = 1000 * (bank + 1) + index
      const dice = createDice(seed)
      const expected = Math.sqrt(explained) * dice.normal()
      const ability = expected + Math.sqrt(1 - explained) * dice.normal()
      const student = {
        abilities: new Float64Array(4).fill(ability),
        honesty: honest ? dice.honesty() : 0,
        ...{ caution, slip },
      }
      visit({ items, believed, table, student, expected: expected + expectedTooMuch, seed, first: index === 0 })
    }
  }
}

export function simulateArm({ learn, tryAnyway, policy }: Arm, world: World): Outcomes {
  const result: Outcomes = { errors: [], lengths: [], held: [], highestUse: 0, overlap: 0 }
  const counts = new Float32Array(itemsPerBank)
  let runs = 0
  forStudents(world, ({ items, table, student, expected, seed, first }) => {
    const prior = {
      mean: new Float64Array(4).fill(expected),
      covariance: new Float64Array(16).fill(1 - explained),
    }
    if (first) {
      counts.fill(0)
      runs = 0
    }
    const use = counts.map((count) => count / Math.max(20, runs))
    const dice = createDice(seed + 0.5)
    const simulation = { subject, truth: items, table, policy, prior, student, learn, tryAnyway, dice, use }
    const { posteriors, answers } = simulateRun({ ...simulation, seed: String(seed) })
    runs++
    for (const { item } of answers) counts[item] = (counts[item] ?? 0) + 1
    const steps = posteriors.map((posterior) => findOverallError(subject, posterior, student))
    const last = steps.at(-1)
    if (!last) throw new Error('A run asked nothing')
    result.errors.push(last.error)
    result.held.push(Math.abs(last.error) < 1.2816 * last.deviation ? 1 : 0)
    result.lengths.push(steps.findIndex(({ deviation }) => deviation <= precise) + 1 || length + 1)
    if (runs < studentsPerBank) return
    result.highestUse = Math.max(result.highestUse, ...counts.map((count) => count / runs))
    for (const count of counts) result.overlap += (count / runs) ** 2 / length / banks
  })
  return result
}

/**
 * Simulates a run by the maximum-information rule for each student, and returns the errors of the ability estimates.
 */
export function simulateMaxInformationRuns(world: World): number[] {
  const errors: number[] = []
  forStudents(world, ({ items, believed, student, seed }) => {
    const dice = createDice(seed + 0.5)
    const steps = simulateMaxInformation(believed, length, (item) => answerItem(student, items[item], dice).outcome)
    errors.push((steps.at(-1)?.estimate ?? Number.NaN) - (student.abilities[0] ?? Number.NaN))
  })
  return errors
}
