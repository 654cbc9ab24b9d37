import type { Load } from './gaussian.ts'

export interface ItemCurve {
  /** The increase in the log-odds of knowing the answer, per logit of ability. */
  readonly slope: number
  /** The ability at which half of the students know the answer, in logits. */
  readonly difficulty: number
  /** The standard deviation of the slope's logarithm. 0 means the slope is exact. */
  readonly slopeDoubt: number
  /** The standard deviation of the difficulty, in logits. */
  readonly difficultyDoubt: number
  /** The probability of a correct guess, 0 to 1. */
  readonly guess: number
  /** The skills that the item measures. The weights add up to 1. */
  readonly load: Load
}

export const gridSize = 41

const lowestAbility = -5
/** The distance between adjacent grid points, in logits. */
export const gridStep = 0.25

/** The ability at each grid point, in logits. */
export const abilities = Float64Array.from({ length: gridSize }, (_, index) => lowestAbility + index * gridStep)

/**
 * Distributions with at least this standard deviation (in logits) are evaluated only at every second grid point, which
 * changes sums by less than 1e-5.
 */
const wide = 0.4

export interface Window {
  readonly from: number
  readonly to: number
  readonly step: number
}

/** Returns the grid points within `width` standard deviations of the mean, and at least one point. */
export function findWindow(mean: number, deviation: number, width: number): Window {
  const middle = (mean - lowestAbility) / gridStep
  const reach = (width * deviation) / gridStep
  const from = Math.min(gridSize - 1, Math.max(0, Math.ceil(middle - reach)))
  const to = Math.max(from, Math.min(gridSize - 1, Math.floor(middle + reach)))
  return { from, to, step: deviation >= wide ? 2 : 1 }
}

/** Nodes and weights of the five-point Gauss–Hermite rule for a standard normal distribution. */
const normalNodes = [
  [-2.856970013872806, 0.011257411327720688],
  [-1.355626179974266, 0.2220759220056126],
  [0, 0.5333333333333333],
  [1.355626179974266, 0.2220759220056126],
  [2.856970013872806, 0.011257411327720688],
] as const

export function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x))
}

/**
 * A load shared by one or more items of the pool. Values that depend only on the load are computed once per pattern.
 */
interface LoadPattern {
  readonly load: Load
}

/** The precomputed curves of an item pool. Items are identified by index. */
export interface CurveTable {
  readonly items: readonly ItemCurve[]
  /** items × gridSize: the probability of knowing the answer at each grid point. */
  readonly knows: Float32Array
  readonly guess: Float32Array
  readonly patterns: readonly LoadPattern[]
  readonly patternOfItem: Int32Array
}

/** Returns the probability of knowing the answer, averaged over the uncertainty of slope and difficulty. */
function averageChance({ slope, difficulty, slopeDoubt, difficultyDoubt }: ItemCurve, ability: number): number {
  if (slopeDoubt === 0 && difficultyDoubt === 0) return logistic(slope * (ability - difficulty))
  let chance = 0
  for (const [harder, difficultyWeight] of normalNodes) {
    for (const [steeper, slopeWeight] of normalNodes) {
      const distance = ability - difficulty - difficultyDoubt * harder
      chance += difficultyWeight * slopeWeight * logistic(slope * Math.exp(slopeDoubt * steeper) * distance)
    }
  }
  return chance
}

/** Tabulates the curves of a pool, which takes about 10 ms for 1,000 items. All runs share the table. */
export function tabulate(items: readonly ItemCurve[]): CurveTable {
  const knows = new Float32Array(items.length * gridSize)
  const patterns: LoadPattern[] = []
  const patternOfLoad = new Map<string, number>()
  const patternOfItem = Int32Array.from(items, ({ load }) => {
    const key = JSON.stringify(load)
    const known = patternOfLoad.get(key)
    if (known !== undefined) return known
    patternOfLoad.set(key, patterns.length)
    return patterns.push({ load }) - 1
  })
  for (const [index, item] of items.entries()) {
    for (const [point, ability] of abilities.entries()) knows[index * gridSize + point] = averageChance(item, ability)
  }
  return { items, knows, guess: Float32Array.from(items, ({ guess }) => guess), patterns, patternOfItem }
}
