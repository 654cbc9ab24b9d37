import { computeOutcomeProbabilities, type Habits } from './answer.ts'
import { type ItemCurve, logistic } from './item-curve.ts'

/** Returns the Fisher information of an item at the given ability. Treats the item's parameters as known exactly. */
export function findInformation({ slope, difficulty, guess }: ItemCurve, ability: number, habits: Habits): number {
  const knows = logistic(slope * (ability - difficulty))
  const steepness = slope * knows * (1 - knows)
  let information = 0
  for (const { ifKnown, ifUnknown } of Object.values(computeOutcomeProbabilities(guess, habits))) {
    const change = (ifKnown - ifUnknown) * steepness
    const chance = ifUnknown + (ifKnown - ifUnknown) * knows
    if (chance > 0) information += (change * change) / chance
  }
  return information
}
