import { computeOutcomeProbabilities, type Outcome, type OutcomeProbability } from './answer.ts'
import type { Posterior } from './estimate-abilities.ts'
import { at, project } from './gaussian.ts'
import { abilities, type CurveTable, gridSize } from './item-curve.ts'

function computeProbabilityOfKnowing(posterior: Posterior, table: CurveTable, item: number): number {
  const { mean, variance } = project(posterior, table.items[item]?.load ?? [])
  let total = 0
  let known = 0
  for (const [point, ability] of abilities.entries()) {
    const weight = Math.exp((-0.5 * (ability - mean) ** 2) / variance)
    total += weight
    known += weight * at(table.knows, item * gridSize + point)
  }
  return known / total
}

export function predictOutcome(posterior: Posterior, table: CurveTable, item: number): Record<Outcome, number> {
  const known = computeProbabilityOfKnowing(posterior, table, item)
  const { right, wrong, unknown } = computeOutcomeProbabilities(at(table.guess, item), posterior)
  const mix = ({ ifKnown, ifUnknown }: OutcomeProbability) => ifUnknown + (ifKnown - ifUnknown) * known
  return { right: mix(right), wrong: mix(wrong), unknown: mix(unknown) }
}

/**
 * Students who choose "I don't know" are asked to guess if the probability that they know the answer exceeds this
 * value.
 */
const likelyKnown = 0.4

export function isGuessWorthwhile(posterior: Posterior, table: CurveTable, item: number): boolean {
  return computeProbabilityOfKnowing(posterior, table, item) > likelyKnown
}
