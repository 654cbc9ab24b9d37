import { checkedSet, type SetFinding } from '../lint.schemas.ts'

/** Questions with the same number of choices and the same position of the correct answer. */
export interface SameKey {
  readonly choices: number
  /** From 1. */
  readonly position: number
  /** How many of the questions with this number of choices have their correct answer at this position. */
  readonly count: number
}

/** The probability of a false positive, for each number of choices. */
const significance = 0.01

/**
 * Reports, for each number of choices, the answer position that is correct more often than chance allows. Uses an exact
 * binomial test of the most frequent position, with Bonferroni correction for the number of positions.
 */
export function findKeyImbalance(keys: readonly SameKey[]): Extract<SetFinding, { rule: 'key_imbalance' }>[] {
  return [...countPositions(keys)].flatMap(([choices, counts]) => {
    const total = counts.reduce((sum, count) => sum + count, 0)
    const count = Math.max(...counts)
    if (choices < 2 || total < checkedSet.least) return []
    if (choices * computeUpperTail(count, total, 1 / choices) >= significance) return []
    return [{ rule: 'key_imbalance', choices, position: counts.indexOf(count) + 1, count, total }]
  })
}

/** Counts how often each position is correct, by number of choices. */
function countPositions(keys: readonly SameKey[]): Map<number, number[]> {
  const tallies = new Map<number, number[]>()
  for (const { choices, position, count } of keys) {
    const counts = tallies.get(choices) ?? Array.from({ length: choices }, () => 0)
    counts[position - 1] = (counts[position - 1] ?? 0) + count
    tallies.set(choices, counts)
  }
  return tallies
}

/**
 * Returns the probability of at least `least` successes in `trials` independent trials. Each trial succeeds with the
 * probability `chance`, which must be greater than 0 and less than 1.
 */
export function computeUpperTail(least: number, trials: number, chance: number): number {
  let logarithm = trials * Math.log1p(-chance)
  let tail = least === 0 ? Math.exp(logarithm) : 0
  for (let successes = 1; successes <= trials; successes++) {
    logarithm += Math.log((trials - successes + 1) / successes) + Math.log(chance / (1 - chance))
    if (successes >= least) tail += Math.exp(logarithm)
  }
  return tail
}
