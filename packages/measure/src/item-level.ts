import { at } from './gaussian.ts'
import { abilities, logistic } from './item-curve.ts'
import { type AuthorLevel, difficultySpread } from './item-grid.ts'

/** The 75th percentile of the standard normal distribution. */
const upperQuarter = 0.6745

/** Returns the difficulty quartile (0 for the easiest) for a difficulty in logits. */
export function findLevel(difficulty: number): AuthorLevel {
  const place = difficulty / difficultySpread
  if (place < -upperQuarter) return 0
  if (place < 0) return 1
  return place < upperQuarter ? 2 : 3
}

const population = abilities.map((ability) => Math.exp(-0.5 * ability ** 2))
const populationTotal = population.reduce((sum, weight) => sum + weight, 0)

/** Returns the fraction of students who know the answer to an item, assuming standard normal abilities. */
export function computeFractionWhoKnow(slope: number, difficulty: number): number {
  const known = abilities.reduce(
    (sum, ability, point) => sum + at(population, point) * logistic(slope * (ability - difficulty)),
    0,
  )
  return known / populationTotal
}
