import { type LearnHabits, learnHabits, learnHonesty } from '@pathwise/measure/habits'
import { type CurveTable, type ItemCurve, tabulate } from '@pathwise/measure/item-curve'
import { overviewPolicy, type RunPolicy } from '@pathwise/measure/run-policy'
import type { Subject } from '@pathwise/measure/subject'
import { type Figure, median, round } from '../report.ts'
import { runMaxInformation } from './max-information.ts'
import { findOverallError, simulateRun } from './simulate-run.ts'
import { answerItem, createDice, drawCurve, mean, rootMeanSquare, type SimulatedStudent } from './worlds.ts'

/** Four domains that need the same ability. */
const subject: Subject = { domainOfSkill: [0, 1, 2, 3], domainShares: [0.35, 0.35, 0.15, 0.15] }
const banks = 4
const studentsPerBank = 100
const itemsPerBank = 300
/** The share of the ability's variance that grade, country and goal explain. */
const explained = 0.25
/** The length at which all rules are compared. */
const length = 20
/** A run is precise from this standard deviation on. */
const precise = 0.4

const greedy: RunPolicy = { ...overviewPolicy, fewestItems: length, candidates: 1, mostUse: 1 }

interface Arm {
  learn: LearnHabits
  tryAnyway: boolean
  policy: RunPolicy
}

interface World {
  caution: number
  /** Whether students can say "I don't know". */
  honest: boolean
}

interface Errors {
  errors: number[]
  /** The number of items after which each run is precise. */
  lengths: number[]
  held: number[]
}

function drawBank(seed: number): ItemCurve[] {
  const dice = createDice(seed)
  return Array.from({ length: itemsPerBank }, () => {
    const place = dice.uniform()
    const domain = subject.domainShares.findIndex(
      (_, index) => place < subject.domainShares.slice(0, index + 1).reduce((sum, share) => sum + share, 0),
    )
    return drawCurve(dice, [[Math.max(0, domain), 1]], 0.25)
  })
}

/** Calls `visit` for every student of every bank. */
function forStudents(
  { caution, honest }: World,
  visit: (items: ItemCurve[], table: CurveTable, student: SimulatedStudent, expected: number, seed: number) => void,
) {
  for (let bank = 0; bank < banks; bank++) {
    const items = drawBank(bank + 1)
    const table = tabulate(items)
    for (let index = 0; index < studentsPerBank; index++) {
      const seed = 1000 * (bank + 1) + index
      const dice = createDice(seed)
      const expected = Math.sqrt(explained) * dice.normal()
      const ability = expected + Math.sqrt(1 - explained) * dice.normal()
      const abilities = new Float64Array(4).fill(ability)
      const honesty = honest ? dice.honesty() : 0
      visit(items, table, { abilities, honesty, caution, slip: 0 }, expected, seed)
    }
  }
}

function runArm({ learn, tryAnyway, policy }: Arm, world: World): Errors {
  const result: Errors = { errors: [], lengths: [], held: [] }
  const counts = new Float32Array(itemsPerBank)
  let runs = 0
  forStudents(world, (items, table, student, expected, seed) => {
    const prior = {
      mean: new Float64Array(4).fill(expected),
      covariance: new Float64Array(16).fill(1 - explained),
    }
    if (seed % 1000 === 0) {
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
  })
  return result
}

function runRule(world: World): number[] {
  const errors: number[] = []
  forStudents(world, (items, _table, student, _expected, seed) => {
    const dice = createDice(seed + 0.5)
    const steps = runMaxInformation(items, length, (item) => answerItem(student, items[item], dice).outcome)
    errors.push((steps.at(-1)?.estimate ?? Number.NaN) - (student.abilities[0] ?? Number.NaN))
  })
  return errors
}

/** Measures how far a run of 20 items is from the truth when all items need one ability. */
export function benchOneAbility(): Figure[] {
  const world: World = { caution: 0, honest: true }
  const plain: Arm = { learn: learnHonesty, tryAnyway: false, policy: greedy }
  const production: Arm = {
    learn: learnHabits,
    tryAnyway: true,
    policy: { ...overviewPolicy, fewestItems: length },
  }
  const open = runArm(plain, world)
  const real = runArm(production, world)
  const closed: World = { caution: 0, honest: false }
  const withoutUnknown = { ...plain, learn: () => ({ honesty: 0, caution: 0 }) }
  const ratio = rootMeanSquare(runArm(withoutUnknown, closed).errors) / rootMeanSquare(runRule(closed))
  const figures: Figure[] = [
    {
      name: 'one ability: RMSE at 20 items',
      value: rootMeanSquare(open.errors),
      unit: 'logits',
      bar: 0.31,
      details: { maximumInformation: round(rootMeanSquare(runRule(world))) },
    },
    { name: 'one ability: median items to .4', value: median(open.lengths), unit: 'items', bar: 12 },
    { name: 'one ability, as in production: RMSE', value: rootMeanSquare(real.errors), unit: 'logits', bar: 0.38 },
    { name: 'one ability, as in production: items to .4', value: median(real.lengths), unit: 'items', bar: 16 },
    { name: 'one ability, no "I don\'t know": RMSE / maximum information', value: ratio, unit: '×', bar: 1.03 },
  ]
  for (const [caution, bar] of [
    [0.15, 0.38],
    [0.3, 0.42],
  ] as const) {
    const { errors, held } = runArm({ ...production, policy: greedy }, { caution, honest: true })
    const name = `one ability, "I don't know" to ${100 * caution} % of what is known`
    figures.push({ name: `${name}: RMSE`, value: rootMeanSquare(errors), unit: 'logits', bar })
    figures.push({ name: `${name}: 80 % bands hold`, value: 100 * mean(held), unit: '%', bar: 75, atLeast: true })
  }
  return figures
}
