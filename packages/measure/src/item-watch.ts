import { outcomeChances } from './answer.ts'
import { chanceOfKnowing, type Observation, weighAnswer } from './item-grid.ts'

/** How much the answers to an item differ from the predictions based on its grid. */
export interface Fit {
  /** The sum of the squared differences between outcomes (1 for right, else 0) and their predicted probabilities. */
  readonly squares: number
  /** The expected value of the sum when the predictions hold, and its variance. */
  readonly expected: number
  readonly variance: number
}

export const startFit: Fit = { squares: 0, expected: 0, variance: 0 }

/**
 * Adds one more answer to an item's fit. The prediction comes from the grid without this answer (Dawid 1984). An answer
 * after "I don't know" is scored as incorrect, as if the student had not guessed.
 */
export function addToFit({ squares, expected, variance }: Fit, grid: Float64Array, observation: Observation): Fit {
  const { answer, guess, ability, effort } = observation
  const { ifKnown, ifUnknown } = outcomeChances(guess, observation).right
  const predicted = ifUnknown + (ifKnown - ifUnknown) * chanceOfKnowing(grid, ability)
  const right = answer.outcome === 'right' && !answer.tried ? 1 : 0
  return {
    squares: squares + effort * (right - predicted) ** 2,
    expected: expected + effort * predicted * (1 - predicted),
    variance: variance + effort ** 2 * predicted * (1 - predicted) * (1 - 2 * predicted) ** 2,
  }
}

/**
 * Returns the information-weighted mean square of an item (infit; Wright and Masters 1982): 1 when the answers vary as
 * predicted, above 1 when able students get the item wrong and less able students get it right.
 */
export function findMisfit({ squares, expected }: Fit): number {
  return squares / expected
}

/** In simulations, 1 of 120 sound items exceeds 2 standard deviations after 50 or 200 answers, and none exceeds 2.5. */
export const mostDeviations = 2.5

/** Returns whether the misfit of an item is larger than can be explained by chance. */
export function fitsPoorly({ squares, expected, variance }: Fit): boolean {
  return Math.abs(squares - expected) > mostDeviations * Math.sqrt(variance)
}

/** The assumed drop in difficulty of a leaked item, in logits. */
const leakStep = 1
/**
 * An item whose statistic exceeds this may have leaked. In simulations, this limit flags 0 to 7 % of the items in 200
 * answers without a leak, and 2 to 5 of 12 items that became 1.2 logits easier within 60 answers (`npm run bench
 * measure`).
 */
export const leakLimit = 6

/**
 * Returns the running log-likelihood ratio for an item having become one logit easier than its reference grid (the
 * cumulative sum of Page 1954, with a minimum of 0). Making an item one logit easier has the same effect as raising all
 * students' abilities by one logit.
 */
export function watchLeak(leak: number, reference: Float64Array, observation: Observation): number {
  const { mean, variance } = observation.ability
  const asBefore = weighAnswer(observation, chanceOfKnowing(reference, { mean, variance }))
  const easier = weighAnswer(observation, chanceOfKnowing(reference, { mean: mean + leakStep, variance }))
  return Math.max(0, leak + Math.log(easier / asBefore))
}

/** One third of a standard normal distribution is above this value, and one third is below its negative. */
const thirdsBorder = 0.4307

/** Returns which third of the student population an ability falls into, 0 for the lowest. */
export function findThird(mean: number): 0 | 1 | 2 {
  if (mean < -thirdsBorder) return 0
  return mean > thirdsBorder ? 2 : 1
}
