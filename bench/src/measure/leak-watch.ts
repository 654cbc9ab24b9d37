import type { Answer } from '@pathwise/measure/answer'
import { estimateAbilities, type Posterior } from '@pathwise/measure/estimate-abilities'
import { type CurveTable, type ItemCurve, tabulate } from '@pathwise/measure/item-curve'
import { describeGrid, learnItem, type Observation, startGrid } from '@pathwise/measure/item-grid'
import { leakLimit, watchLeak } from '@pathwise/measure/item-watch'
import { buildPrior } from '@pathwise/measure/subject'
import type { Figure } from '../report.ts'
import { answerItem, createDice, type Dice, guessLevels, mean, sampleCurve } from './worlds.ts'

const prior = buildPrior({ domainOfSkill: [0], domainShares: [1] }, { expected: 0, covered: [true] })
const itemCount = 60
const leakedCount = 12
const length = 20
/** How much easier a leaked item becomes, in logits. */
const easierBy = 1.2
const pools = 5
const guess = 0.25
/**
 * The number of simulated answers per item in each phase: first to calibrate the items, then to watch them for leaks.
 */
const answersAnItem = 200
const sessions = (answersAnItem * itemCount) / length
const soon = 60

interface Watched {
  grid: Float64Array
  reference: Float64Array
  leak: number
  answers: number
  /** The number of answers before the item was first reported. */
  namedAfter: number
}

/** Simulates a run of random items. Calls `visit` with what each answer reveals about its item. */
function takeRun(
  truth: readonly ItemCurve[],
  table: CurveTable,
  dice: Dice,
  visit: (item: number, observation: Observation) => void,
) {
  const abilities = Float64Array.of(Math.sqrt(0.85) * dice.normal())
  const student = { abilities, honesty: dice.honesty(), caution: 0, slip: 0.05 }
  const left = [...truth.keys()]
  const answers = Array.from({ length }, (): Answer => {
    const [item = 0] = left.splice(Math.floor(left.length * dice.uniform()), 1)
    return { item, outcome: answerItem(student, truth[item], dice).outcome, tried: false }
  })
  const { honesty, caution, withoutAnswer }: Posterior = estimateAbilities(prior, table, answers)
  for (const [position, answer] of answers.entries()) {
    const ability = withoutAnswer[position]
    if (ability) visit(answer.item, { answer, guess, ability, honesty, caution, effort: 1 })
  }
}

function believe(items: readonly Watched[]): CurveTable {
  return tabulate(items.map(({ grid }) => ({ ...describeGrid(grid), guess, load: [[0, 1]] as const })))
}

/**
 * Calibrates a pool, makes some items easier as if they had leaked, and then watches all items. Returns the leaked
 * items first.
 */
function watchPool(seed: number): Watched[] {
  const dice = createDice(seed)
  const truth = Array.from({ length: itemCount }, () => sampleCurve(dice, [[0, 1]], guess))
  const items = guessLevels(truth, dice).map((level): Watched => {
    const grid = startGrid(level)
    return { grid, reference: grid, leak: 0, answers: 0, namedAfter: Number.POSITIVE_INFINITY }
  })
  let table = believe(items)
  for (let session = 0; session < sessions; session++) {
    if (session % 20 === 0) table = believe(items)
    takeRun(truth, table, dice, (item, observation) => {
      const watched = items[item]
      if (watched) watched.grid = learnItem(watched.grid, observation)
    })
  }
  for (const watched of items) watched.reference = watched.grid
  const leaked = truth.map((curve, item) => {
    return item < leakedCount ? { ...curve, difficulty: curve.difficulty - easierBy } : curve
  })
  for (let session = 0; session < sessions; session++) {
    if (session % 20 === 0) table = believe(items)
    takeRun(leaked, table, dice, (item, observation) => {
      const watched = items[item]
      if (!watched) return
      watched.leak = watchLeak(watched.leak, watched.reference, observation)
      watched.grid = learnItem(watched.grid, observation)
      watched.answers++
      if (watched.leak > leakLimit) watched.namedAfter = Math.min(watched.namedAfter, watched.answers)
    })
  }
  return items
}

/**
 * Measures how soon leaked items are reported to editors, and how often other items are reported by mistake. The
 * figures have no limit, because editors decide what to do.
 */
export function benchLeakWatch(): Figure[] {
  const watched = Array.from({ length: pools }, (_, pool) => watchPool(41 + pool))
  const leaked = watched.map((items) => items.slice(0, leakedCount))
  const sound = watched.flatMap((items) => items.slice(leakedCount))
  const countNamed = (items: readonly Watched[], within: number) =>
    items.filter(({ namedAfter }) => namedAfter <= within).length
  const findMean = (within: number) => mean(leaked.map((items) => countNamed(items, within)))
  const name = `leak watch, ${leakedCount} of ${itemCount} items easier by ${easierBy} logits`
  return [
    { name: `${name}: found in ${soon} answers`, value: findMean(soon), unit: 'items', bar: null },
    { name: `${name}: found in ${answersAnItem} answers`, value: findMean(answersAnItem), unit: 'items', bar: null },
    {
      name: `${name}: other items named in ${answersAnItem} answers`,
      value: (100 * countNamed(sound, answersAnItem)) / sound.length,
      unit: '%',
      bar: null,
    },
  ]
}
