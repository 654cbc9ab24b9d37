import type { Outcome } from '@pathwise/measure/answer'
import { type ItemCurve, logistic } from '@pathwise/measure/item-curve'

/**
 * The rule of jsCAT and most adaptive tests. It chooses the item with the most Fisher information at the current
 * estimate (Lord 1980). The estimate is the posterior mean under a standard normal prior. "I don't know" is scored as
 * incorrect.
 */
const grid = Float64Array.from({ length: 41 }, (_, index) => -4 + 0.2 * index)

function chanceOfRight({ slope, difficulty, guess }: ItemCurve, ability: number): number {
  return guess + (1 - guess) * logistic(slope * (ability - difficulty))
}

function information(item: ItemCurve, ability: number): number {
  const chance = chanceOfRight(item, ability)
  const rise = (item.slope * (chance - item.guess) * (1 - chance)) / (1 - item.guess)
  return (rise * rise) / (chance * (1 - chance))
}

/** Returns the estimate and its standard error after each answer. The standard error ignores the prior. */
export function simulateMaxInformation(items: readonly ItemCurve[], length: number, answer: (item: number) => Outcome) {
  const weights = Array.from(grid, (ability) => Math.exp(-0.5 * ability * ability))
  const open = new Set(items.keys())
  const asked: ItemCurve[] = []
  const steps: { estimate: number; error: number }[] = []
  let estimate = 0
  while (steps.length < length) {
    let best = -1
    let most = -1
    for (const index of open) {
      const item = items[index]
      const value = item ? information(item, estimate) : -1
      if (value > most) {
        most = value
        best = index
      }
    }
    const item = items[best]
    if (!item) break
    open.delete(best)
    asked.push(item)
    const right = answer(best) === 'right'
    let total = 0
    let sum = 0
    for (const [point, ability] of grid.entries()) {
      const chance = chanceOfRight(item, ability)
      const weight = (weights[point] ?? 0) * (right ? chance : 1 - chance)
      weights[point] = weight
      total += weight
      sum += weight * ability
    }
    estimate = sum / total
    const test = asked.reduce((all, other) => all + information(other, estimate), 0)
    steps.push({ estimate, error: 1 / Math.sqrt(test) })
  }
  return steps
}
