import type { Outcome } from '@pathwise/measure/answer'
import { type ItemCurve, logistic } from '@pathwise/measure/item-curve'
import type { AuthorLevel } from '@pathwise/measure/item-grid'
import { randomBeta, randomLcg, randomNormal } from 'd3-random'

/** A seeded random number generator. */
export interface Dice {
  uniform: () => number
  normal: () => number
  honesty: () => number
}

/**
 * `MEASURE_SEED=1 npm run bench measure` simulates different students, so that a design is not validated on the data
 * that it was tuned on.
 */
const seedShift = 100_000 * Number(process.env['MEASURE_SEED'] ?? 0)

export function createDice(seed: number): Dice {
  // Similar seeds produce similar first values, so skip the first values.
  const uniform = randomLcg((((seed + seedShift) * 2_654_435_761) % 4_294_967_296) / 4_294_967_296)
  for (let skipped = 0; skipped < 8; skipped++) uniform()
  return {
    uniform,
    normal: randomNormal.source(uniform)(0, 1),
    honesty: randomBeta.source(uniform)(1.2, 1.2),
  }
}

export interface SimulatedStudent {
  abilities: Float64Array
  /** The probability of saying "I don't know" instead of guessing. */
  honesty: number
  /** The probability of saying "I don't know" despite knowing the answer. */
  caution: number
  /** The probability of a wrong answer despite knowing the right one. */
  slip: number
}

/** `tryAnyway` returns the answer on the second try, after "I don't know". */
export function answerItem(student: SimulatedStudent, item: ItemCurve | undefined, dice: Dice) {
  if (!item) throw new RangeError('There is no such item')
  let ability = 0
  for (const [skill, weight] of item.load) ability += weight * (student.abilities[skill] ?? Number.NaN)
  const knows = dice.uniform() < logistic(item.slope * (ability - item.difficulty))
  const solve = (): Outcome => {
    if (knows) return dice.uniform() < student.slip ? 'wrong' : 'right'
    return dice.uniform() < item.guess ? 'right' : 'wrong'
  }
  const outcome = dice.uniform() < (knows ? student.caution : student.honesty) ? 'unknown' : solve()
  return { outcome, tryAnyway: solve } as const
}

/** Draws a random slope and difficulty. */
export function sampleCurve(dice: Dice, load: ItemCurve['load'], guess: number): ItemCurve {
  const slope = Math.min(2.5, Math.max(0.4, Math.exp(0.1 + 0.3 * dice.normal())))
  return { slope, difficulty: 1.1 * dice.normal(), slopeDoubt: 0, difficultyDoubt: 0, guess, load }
}

/** The correlation between an author's difficulty estimate and the true difficulty. */
const insight = 0.6

/** Assigns levels (0 to 3) as an imperfect author would. */
export function guessLevels(items: readonly ItemCurve[], dice: Dice): AuthorLevel[] {
  const guesses = items.map(
    ({ difficulty }) => (insight * difficulty) / 1.1 + Math.sqrt(1 - insight ** 2) * dice.normal(),
  )
  const sorted = guesses.toSorted((first, second) => first - second)
  const levels = [0, 1, 2, 3] as const
  return guesses.map((guess) => levels[Math.floor((4 * sorted.indexOf(guess)) / guesses.length)] ?? 0)
}

export function rootMeanSquare(values: readonly number[]): number {
  return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length)
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
