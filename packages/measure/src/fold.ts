import { type Answer, answerLikelihood, type Habits, type OutcomeChance } from './answer.ts'
import { covariancesWith, type Gaussian, type Load, type Normal, sumOver } from './gaussian.ts'
import { type LearnHabits, learnHabits } from './habits.ts'
import { abilities, type CurveTable, findWindow, gridSize } from './item-curve.ts'

/** What is known about a student after some answers. */
export interface Posterior extends Gaussian, Habits {
  /** For each answer, the ability that its item needs, estimated from all other answers. */
  readonly withoutAnswer: readonly Normal[]
}

/** A normal approximation of one answer's likelihood, by its natural parameters. */
interface Site {
  readonly answer: Answer
  readonly guess: number
  readonly load: Load
  /** The chance of knowing the answer at each ability of the grid. */
  readonly curve: Float32Array
  precision: number
  /** The precision times the mean. */
  shift: number
  rest: Normal
  knew: number
}

/** More sweeps do not change means by more than 1e-4 logits. */
const mostSweeps = 30
const tolerance = 1e-3
/** Full steps can oscillate between answers to similar items. */
const damping = 0.9
const smallestVariance = 1e-4
/** Abilities further from the mean than this many standard deviations do not matter. */
const windowWidth = 6
/** The share of a variance that one update must leave, so that the covariance stays positive. */
const leastShare = 0.05

/** Adds a normal factor along a load to the distribution, in place. `direction` is the load's covariances with the skills. */
function addFactor(gaussian: Gaussian, load: Load, direction: Float64Array, precision: number, shift: number) {
  const { mean, covariance } = gaussian
  const center = sumOver(load, mean)
  const denominator = 1 + precision * sumOver(load, direction)
  const step = (shift - precision * center) / denominator
  const shrink = precision / denominator
  const skills = mean.length
  for (let row = 0; row < skills; row++) {
    const pull = direction[row] ?? 0
    mean[row] = (mean[row] ?? 0) + pull * step
    const start = row * skills
    const scaled = shrink * pull
    for (let column = 0; column < skills; column++) {
      covariance[start + column] = (covariance[start + column] ?? 0) - scaled * (direction[column] ?? 0)
    }
  }
}

/** Returns the mean and the variance of an ability after one answer, and the chance that the student knew it. */
function tilt({ mean, variance }: Normal, curve: Float32Array, { ifKnown, ifUnknown }: OutcomeChance) {
  let all = 0
  let knew = 0
  let total = 0
  let first = 0
  let second = 0
  const { from, to, step } = findWindow(mean, Math.sqrt(variance), windowWidth)
  for (let point = from; point <= to; point += step) {
    const distance = (abilities[point] ?? 0) - mean
    const weight = Math.exp((-0.5 * distance * distance) / variance)
    const knows = curve[point] ?? 0
    const joint = weight * (ifUnknown + (ifKnown - ifUnknown) * knows)
    all += weight
    knew += weight * knows
    total += joint
    first += joint * distance
    second += joint * distance * distance
  }
  const offset = first / total
  return {
    mean: mean + offset,
    variance: Math.max(smallestVariance, second / total - offset * offset),
    knew: knew / all,
  }
}

/**
 * Fits a site to its answer, given all other answers. Returns by how much its parameters changed. `direction` is
 * overwritten: a new array for each step would take as long as the step.
 */
function refine(gaussian: Gaussian, site: Site, habits: Habits, direction: Float64Array): number {
  covariancesWith(gaussian, site.load, direction)
  const center = sumOver(site.load, gaussian.mean)
  const spread = sumOver(site.load, direction)
  const restPrecision = 1 / spread - site.precision
  if (restPrecision <= 0) return 0
  site.rest = { mean: (center / spread - site.shift) / restPrecision, variance: 1 / restPrecision }
  const { mean, variance, knew } = tilt(site.rest, site.curve, answerLikelihood(site.answer, site.guess, habits))
  site.knew = knew
  const rate = site.precision === 0 ? 1 : damping
  const precisionStep = rate * (1 / variance - restPrecision - site.precision)
  const shiftStep = rate * (mean / variance - site.rest.mean * restPrecision - site.shift)
  if (1 + precisionStep * spread <= leastShare) return 0
  addFactor(gaussian, site.load, direction, precisionStep, shiftStep)
  site.precision += precisionStep
  site.shift += shiftStep
  return Math.max(Math.abs(precisionStep), Math.abs(shiftStep))
}

/**
 * Returns what is known about a student after some answers, by expectation propagation (Minka 2001): each answer's
 * likelihood is replaced by a normal factor that gives the same mean and variance, until the factors agree. The habits
 * are learned from the same answers. The order of the answers does not matter.
 */
export function fold(
  prior: Gaussian,
  table: CurveTable,
  answers: readonly Answer[],
  learn: LearnHabits = learnHabits,
): Posterior {
  const gaussian = { mean: prior.mean.slice(), covariance: prior.covariance.slice() }
  const sites = answers.map((answer): Site => {
    const item = table.items[answer.item]
    if (!item) throw new RangeError(`There is no item ${answer.item}`)
    const { guess, load } = item
    const start = answer.item * gridSize
    const curve = table.knows.subarray(start, start + gridSize)
    return { answer, guess, load, curve, precision: 0, shift: 0, rest: { mean: 0, variance: 1 }, knew: 0.5 }
  })
  const direction = new Float64Array(prior.mean.length)
  let habits = learn([])
  for (let sweep = 0; sweep < mostSweeps; sweep++) {
    let change = 0
    for (const site of sites) {
      change = Math.max(change, refine(gaussian, site, habits, direction))
    }
    habits = learn(sites)
    if (change < tolerance) break
  }
  const { honesty, caution } = habits
  return { ...gaussian, honesty, caution, withoutAnswer: sites.map(({ rest }) => rest) }
}
