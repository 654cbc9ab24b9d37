import type { Outcome } from './answer.ts'

/** The shortest time in which a student can read and solve an item, in milliseconds. */
const fastestMs = 3_000
const rushedShare = 0.12

/**
 * Returns whether an answer was too fast to be a genuine attempt: in less than 12 % of the item's usual time (Wise and
 * Kong 2005).
 */
export function isRushed(elapsedMs: number, usualMs: number): boolean {
  return elapsedMs < Math.max(fastestMs, rushedShare * usualMs)
}

export interface EffortClue {
  readonly outcome: Outcome
  /** The probability of a correct guess, 0 to 1. */
  readonly guess: number
  /** The probability of this outcome, predicted before the student answered, 0 to 1. */
  readonly predicted: number
}

/** Prior probabilities of the three ways to answer: genuine effort, random taps, and "I don't know" to everything. */
const meantPrior = 0.85
const tappingPrior = 0.1
const skippingPrior = 0.05
/** The probability that a student who answers randomly, or skips every item, deviates from this pattern on one item. */
const exception = 0.02

function tap({ outcome, guess }: EffortClue): number {
  if (outcome === 'unknown') return exception
  return (1 - exception) * (outcome === 'right' ? guess : 1 - guess)
}

function skip({ outcome }: EffortClue): number {
  return outcome === 'unknown' ? 1 - 2 * exception : exception
}

/**
 * Returns the probability, 0 to 1, that a student made a genuine effort throughout a run. The alternatives are random
 * taps and "I don't know" to every item.
 */
export function estimateEffort(clues: readonly EffortClue[]): number {
  let meant = meantPrior
  let tapping = tappingPrior
  let skipping = skippingPrior
  for (const clue of clues) {
    meant *= clue.predicted
    tapping *= tap(clue)
    skipping *= skip(clue)
    const total = meant + tapping + skipping
    meant /= total
    tapping /= total
    skipping /= total
  }
  return meant
}
