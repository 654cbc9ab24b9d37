import type { Answer, Outcome } from '@pathwise/measure/answer'
import { type EffortClue, estimateEffort } from '@pathwise/measure/effort'
import { estimateAbilities } from '@pathwise/measure/estimate-abilities'
import { learnHabits } from '@pathwise/measure/habits'
import { tabulate } from '@pathwise/measure/item-curve'
import { describeGrid, learnItem, startGrid } from '@pathwise/measure/item-grid'
import { chooseNextItem } from '@pathwise/measure/next-item'
import { predictOutcome } from '@pathwise/measure/predict'
import { overviewPolicy } from '@pathwise/measure/run-policy'
import { buildPrior, type Subject } from '@pathwise/measure/subject'
import { type Figure, round } from '../report.ts'
import { answerItem, createDice, type Dice, guessLevels, mean, sampleCurve } from './worlds.ts'

const subject: Subject = { domainOfSkill: [0], domainShares: [1] }
const prior = buildPrior(subject, { expected: 0, covered: [true] })
const itemCount = 120
const length = 20
const marks = [50, 100, 200] as const
const policy = { ...overviewPolicy, fewestItems: length, candidates: 12, mostUse: 1 }
/** Spearman's rank correlation. */
function correlateRanks(first: readonly number[], second: readonly number[]): number {
  const rank = (values: readonly number[]) => {
    const sorted = values.toSorted((a, b) => a - b)
    return values.map((value) => sorted.indexOf(value))
  }
  const [left, right] = [rank(first), rank(second)]
  const middle = (first.length - 1) / 2
  let both = 0
  let one = 0
  for (const [index, place] of left.entries()) {
    both += (place - middle) * ((right[index] ?? Number.NaN) - middle)
    one += (place - middle) ** 2
  }
  return both / one
}

/** How a student behaves in a run. */
type Manner = 'meant' | 'tapping' | 'skipping'

function drawManner(dice: Dice, bots: number): Manner {
  const place = dice.uniform()
  if (place < (bots * 2) / 3) return 'tapping'
  return place < bots ? 'skipping' : 'meant'
}

/**
 * Estimates item difficulties from simulated sessions. Returns the rank correlation with the true difficulties for each
 * number of answers per item in `marks`.
 */
function learnPool(seed: number, bots: number, marks: readonly number[]): number[] {
  const dice = createDice(seed)
  const truth = Array.from({ length: itemCount }, () => sampleCurve(dice, [[0, 1]], 0.25))
  const grids = guessLevels(truth, dice).map((level) => startGrid(level))
  const counts = truth.map(() => 0)
  const found = marks.map(() => new Map<number, number>())
  for (let session = 0; (found.at(-1)?.size ?? itemCount) < itemCount; session++) {
    const table = tabulate(grids.map((grid) => ({ ...describeGrid(grid), guess: 0.25, load: [[0, 1]] as const })))
    const student = {
      abilities: Float64Array.from([Math.sqrt(0.85) * dice.normal()]),
      honesty: dice.honesty(),
      caution: 0,
      slip: 0.05,
    }
    const manner = drawManner(dice, bots)
    const answers: Answer[] = []
    const clues: EffortClue[] = []
    // Only the items with the fewest answers can be asked, so that all items get similar numbers of answers.
    const fewest = Math.min(...counts)
    const open = Uint8Array.from(counts, (count) => (count <= fewest + 40 ? 1 : 0))
    for (;;) {
      const posterior = estimateAbilities(prior, table, answers, learnHabits)
      const asked = answers.map(({ item }) => item)
      const use = new Float32Array(itemCount)
      const state = { subject, table, policy, posterior, asked, open, use, seed: `${seed}:${session}` }
      const step = chooseNextItem(state)
      if ('stop' in step) break
      open[step.item] = 0
      const outcome = simulateAnswer(manner, () => answerItem(student, truth[step.item], dice).outcome, dice)
      clues.push({ outcome, guess: 0.25, predicted: predictOutcome(posterior, table, step.item)[outcome] })
      answers.push({ item: step.item, outcome, tried: false })
    }
    const effort = estimateEffort(clues)
    const { honesty, caution, withoutAnswer } = estimateAbilities(prior, table, answers, learnHabits)
    for (const [position, answer] of answers.entries()) {
      const { item } = answer
      const [grid, ability] = [grids[item], withoutAnswer[position]]
      if (!grid || !ability) throw new Error('The run has no such answer')
      if (effort >= 0.5) grids[item] = learnItem(grid, { answer, guess: 0.25, ability, honesty, caution, effort })
      const count = (counts[item] ?? 0) + 1
      counts[item] = count
      for (const [index, mark] of marks.entries()) {
        if (mark === count) found[index]?.set(item, describeGrid(grids[item] ?? grid).difficulty)
      }
    }
  }
  return found.map((learned) =>
    correlateRanks(
      [...learned.values()],
      [...learned.keys()].map((item) => truth[item]?.difficulty ?? Number.NaN),
    ),
  )
}

function simulateAnswer(manner: Manner, answer: () => Outcome, dice: Dice): Outcome {
  if (manner === 'skipping') return 'unknown'
  if (manner === 'tapping') return dice.uniform() < 0.25 ? 'right' : 'wrong'
  return answer()
}

/**
 * Measures how well item difficulty can be estimated from answers, when only the authors' levels are known at first.
 */
export function benchItemDifficulty(): Figure[] {
  const bars = [0.92, 0.95, 0.97] as const
  // Correlations vary by 0.014 between pools of 120 items, so several pools are averaged.
  const honest = [11, 21, 31].map((seed) => learnPool(seed, 0, marks))
  const withBots = [12, 13, 14, 15, 16, 17, 18, 19].map((seed) => learnPool(seed, 0.15, [50])[0] ?? Number.NaN)
  const figures = marks.map((mark, index) => ({
    name: `item difficulty: rank correlation after ${mark} answers`,
    value: mean(honest.map((pool) => pool[index] ?? Number.NaN)),
    unit: 'rho',
    bar: bars[index] ?? Number.NaN,
    atLeast: true,
  }))
  const robust = {
    name: 'item difficulty: rank correlation after 50 answers, 15 % bots',
    value: mean(withBots),
    unit: 'rho',
    bar: 0.93,
    atLeast: true,
    details: { lowestPool: round(Math.min(...withBots)), highestPool: round(Math.max(...withBots)) },
  }
  return [...figures, robust]
}
