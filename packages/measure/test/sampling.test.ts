import { expect, it } from 'vitest'
import type { Answer } from '../src/answer.ts'
import { answerLikelihood } from '../src/answer.ts'
import { estimateAbilities, type Posterior } from '../src/estimate-abilities.ts'
import { type CurveTable, logistic } from '../src/item-curve.ts'
import { createDice, drawAnswers, drawPool, prior } from './simulation.ts'

const skills = prior.mean.length
const at = (values: ArrayLike<number>, index: number) => values[index] ?? Number.NaN

/** Cholesky decomposition: returns the lower triangle L with L·Lᵀ = matrix. */
function decompose(matrix: Float64Array): Float64Array {
  const lower = new Float64Array(matrix.length)
  for (let row = 0; row < skills; row++) {
    for (let column = 0; column <= row; column++) {
      let rest = at(matrix, row * skills + column)
      for (let k = 0; k < column; k++) rest -= at(lower, row * skills + k) * at(lower, column * skills + k)
      lower[row * skills + column] = row === column ? Math.sqrt(rest) : rest / at(lower, column * skills + column)
    }
  }
  return lower
}

/** Returns the log density of a normal distribution, up to a constant. */
function logDensity(point: Float64Array, mean: Float64Array, lower: Float64Array): number {
  const solved = new Float64Array(skills)
  let log = 0
  for (let row = 0; row < skills; row++) {
    let rest = at(point, row) - at(mean, row)
    for (let column = 0; column < row; column++) rest -= at(lower, row * skills + column) * at(solved, column)
    solved[row] = rest / at(lower, row * skills + row)
    log -= at(solved, row) ** 2 / 2
  }
  return log
}

/**
 * Estimates the mean and standard deviation of each skill by importance sampling, which is slow but needs no normal
 * approximations.
 */
function sample(table: CurveTable, answers: Answer[], posterior: Posterior, draws: number) {
  const { normal } = createDice(0.5)
  const wide = decompose(posterior.covariance.map((value) => value * 1.4))
  const priorLower = decompose(prior.covariance)
  const points: Float64Array[] = []
  const logs: number[] = []
  for (let draw = 0; draw < draws; draw++) {
    const noise = Float64Array.from({ length: skills }, normal)
    const point = posterior.mean.map((mean, row) => {
      let value = mean
      for (let column = 0; column <= row; column++) value += at(wide, row * skills + column) * at(noise, column)
      return value
    })
    let log = logDensity(point, prior.mean, priorLower) - logDensity(point, posterior.mean, wide)
    for (const answer of answers) {
      const item = table.items[answer.item]
      if (!item) throw new RangeError(`There is no item ${answer.item}`)
      const ability = item.load.reduce((sum, [skill, weight]) => sum + weight * at(point, skill), 0)
      const knows = logistic(item.slope * (ability - item.difficulty))
      const { ifKnown, ifUnknown } = answerLikelihood(answer, item.guess, posterior)
      log += Math.log(ifUnknown + (ifKnown - ifUnknown) * knows)
    }
    points.push(point)
    logs.push(log)
  }
  const highest = logs.reduce((most, log) => Math.max(most, log))
  const weights = logs.map((log) => Math.exp(log - highest))
  const total = weights.reduce((sum, weight) => sum + weight)
  const average = (value: (point: Float64Array) => number) =>
    points.reduce((sum, point, index) => sum + at(weights, index) * value(point), 0) / total
  return Array.from({ length: skills }, (_, skill) => {
    const mean = average((point) => at(point, skill))
    return { mean, deviation: Math.sqrt(average((point) => (at(point, skill) - mean) ** 2)) }
  })
}

it('agrees with importance sampling on all means and standard deviations', () => {
  const table = drawPool(0.3)
  const shifts: number[] = []
  const ratios: number[] = []
  for (const seed of [0.31, 0.32, 0.33]) {
    const answers = drawAnswers(table, seed, 20)
    const posterior = estimateAbilities(prior, table, answers)
    for (const [skill, { mean, deviation }] of sample(table, answers, posterior, 12_000).entries()) {
      shifts.push(Math.abs(at(posterior.mean, skill) - mean) / deviation)
      ratios.push(Math.sqrt(at(posterior.covariance, skill * skills + skill)) / deviation)
    }
  }
  const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  expect(average(shifts)).toBeLessThan(0.02)
  expect(Math.max(...shifts)).toBeLessThan(0.08)
  expect(average(ratios)).toBeGreaterThan(0.98)
  expect(average(ratios)).toBeLessThan(1.02)
})
