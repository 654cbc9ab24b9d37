import type { SetFinding } from '../lint.schemas.ts'

/** How often each position, from the first choice, is the right answer of questions with the same number of choices. */
export interface KeyTally {
  readonly choices: number
  /** One count for each choice. */
  readonly counts: readonly number[]
}

/** Among fewer questions, one position is often right many times by chance. */
const fewestQuestions = 20
/** The probability of a report when all positions are equally likely, for each number of choices. */
const significance = 0.01

/**
 * Reports positions that are right too often. For the most frequent position of each number of choices, the exact
 * binomial probability of at least as many is multiplied by the number of positions (Bonferroni).
 */
export function findKeyImbalance(tallies: readonly KeyTally[]): Extract<SetFinding, { rule: 'key_imbalance' }>[] {
  return tallies.flatMap(({ choices, counts }) => {
    const total = counts.reduce((sum, count) => sum + count, 0)
    const count = Math.max(...counts)
    if (choices < 2 || total < fewestQuestions) return []
    if (choices * computeUpperTail(count, total, 1 / choices) >= significance) return []
    return [{ rule: 'key_imbalance', choices, position: counts.indexOf(count) + 1, count, total }]
  })
}

/** Returns the probability of at least `least` successes in `trials` trials, for a chance between 0 and 1. */
export function computeUpperTail(least: number, trials: number, chance: number): number {
  let logarithm = trials * Math.log1p(-chance)
  let tail = least === 0 ? Math.exp(logarithm) : 0
  for (let successes = 1; successes <= trials; successes++) {
    logarithm += Math.log((trials - successes + 1) / successes) + Math.log(chance / (1 - chance))
    if (successes >= least) tail += Math.exp(logarithm)
  }
  return tail
}
