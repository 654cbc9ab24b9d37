import { type Answer, answerLikelihood, type Habits } from './answer.ts'
import { at, type Normal } from './gaussian.ts'
import { abilities, logistic } from './item-curve.ts'

/** The possible slopes and difficulties of an item. Each grid cell is a pair of a slope and a difficulty. */
const slopes = [0.55, 0.8, 1.1, 1.5, 2]
const difficulties = Float64Array.from({ length: 25 }, (_, index) => -3.6 + 0.3 * index)
const cells = slopes.length * difficulties.length

const usualSlope = 1.1
/** The standard deviation of the logarithm of slopes among items. */
const slopeSpread = 0.35
/** The standard deviation of difficulties among items, in logits. */
export const difficultySpread = 1.1
/** The correlation between the levels assigned by authors and the true difficulties. */
const authorInsight = 0.6

/** The mean and the variance of a standard normal variable in each quarter of its distribution. */
const quarters = [
  { mean: -1.271, variance: 0.2417 },
  { mean: -0.325, variance: 0.0371 },
  { mean: 0.325, variance: 0.0371 },
  { mean: 1.271, variance: 0.2417 },
] as const

/** The difficulty levels that authors assign, easiest first. */
export type AuthorLevel = 0 | 1 | 2 | 3

/** For each cell and each ability, the probability of knowing the answer: cells × abilities. */
const knowsByCell = Float64Array.from({ length: cells * abilities.length }, (_, index) => {
  const cell = Math.floor(index / abilities.length)
  const { slope, difficulty } = describeCell(cell)
  return logistic(slope * (at(abilities, index % abilities.length) - difficulty))
})

function describeCell(cell: number) {
  const slope = at(slopes, Math.floor(cell / difficulties.length))
  return { slope, difficulty: at(difficulties, cell % difficulties.length) }
}

function normalize(weights: Float64Array): Float64Array {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}

/** Returns the probability of each cell before the first answer, given the level that the author assigned. */
export function startGrid(level: AuthorLevel): Float64Array {
  const quarter = quarters[level]
  const difficulty = difficultySpread * authorInsight * quarter.mean
  const left = 1 - authorInsight ** 2 + authorInsight ** 2 * quarter.variance
  const doubt = difficultySpread * Math.sqrt(left)
  const weights = Float64Array.from({ length: cells }, (_, cell) => {
    const found = describeCell(cell)
    const slopeDistance = Math.log(found.slope / usualSlope) / slopeSpread
    const difficultyDistance = (found.difficulty - difficulty) / doubt
    return Math.exp(-0.5 * (slopeDistance ** 2 + difficultyDistance ** 2))
  })
  return normalize(weights)
}

/** An answer to an item, and the student's ability as estimated without this answer. */
export interface Observation extends Habits {
  readonly answer: Answer
  /** The probability of a correct guess, 0 to 1. */
  readonly guess: number
  /** The student's ability in the item's skills, estimated from all other answers in the run. */
  readonly ability: Normal
  /** From `sessionEffort`, 0 to 1. */
  readonly effort: number
}

/** The likelihood of an answer without genuine effort, for any item. */
const meaningless = 0.5

/** Returns each cell's probability of knowing the answer, averaged over an ability distribution. */
function averageKnowing({ mean, variance }: Normal): Float64Array {
  const weights = normalize(abilities.map((point) => Math.exp((-0.5 * (point - mean) ** 2) / variance)))
  return Float64Array.from({ length: cells }, (_, cell) => {
    const start = cell * weights.length
    let knows = 0
    for (let point = 0; point < weights.length; point++) {
      knows += (weights[point] ?? Number.NaN) * (knowsByCell[start + point] ?? Number.NaN)
    }
    return knows
  })
}

/**
 * Returns the probability that a student knows the answer to an item, averaged over the ability distribution and the
 * grid.
 */
export function chanceOfKnowing(grid: Float64Array, ability: Normal): number {
  return averageKnowing(ability).reduce((sum, knows, cell) => sum + at(grid, cell) * knows, 0)
}

/** Returns the likelihood of an answer, given the probability (`knows`, 0 to 1) that the student knows the item. */
export function weighAnswer({ answer, guess, effort, ...habits }: Observation, knows: number): number {
  const { ifKnown, ifUnknown } = answerLikelihood(answer, guess, habits)
  return effort * (ifUnknown + (ifKnown - ifUnknown) * knows) + (1 - effort) * meaningless
}

/**
 * Updates an item's grid with one more answer by Bayes' rule, averaging over the distribution of the student's ability.
 * Returns the updated grid.
 */
export function learnItem(grid: Float64Array, observation: Observation): Float64Array {
  const knows = averageKnowing(observation.ability)
  return normalize(grid.map((weight, cell) => weight * weighAnswer(observation, at(knows, cell))))
}

/** The parameters of an item, estimated from its grid. */
export interface LearnedItem {
  readonly slope: number
  readonly difficulty: number
  readonly slopeDoubt: number
  readonly difficultyDoubt: number
}

/** Grids underestimate their uncertainty: their 80 % bands contain the true value for 71 to 76 % of simulated items. */
const doubtFactor = 1.2

/** Returns the mean slope and difficulty of a grid, and how uncertain they are. */
export function describeGrid(grid: Float64Array): LearnedItem {
  let logSlope = 0
  let difficulty = 0
  for (const [cell, weight] of grid.entries()) {
    const found = describeCell(cell)
    logSlope += weight * Math.log(found.slope)
    difficulty += weight * found.difficulty
  }
  let slopeVariance = 0
  let difficultyVariance = 0
  for (const [cell, weight] of grid.entries()) {
    const found = describeCell(cell)
    slopeVariance += weight * (Math.log(found.slope) - logSlope) ** 2
    difficultyVariance += weight * (found.difficulty - difficulty) ** 2
  }
  return {
    slope: Math.exp(logSlope),
    difficulty,
    slopeDoubt: doubtFactor * Math.sqrt(slopeVariance),
    difficultyDoubt: doubtFactor * Math.sqrt(difficultyVariance),
  }
}
