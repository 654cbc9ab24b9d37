import { type Answer, answerLikelihood, type Habits, type OutcomeProbability } from './answer.ts'
import { computeWeightedSum, covariancesWith, type Gaussian, type Load, type Normal } from './gaussian.ts'
import { type LearnHabits, learnHabits } from './habits.ts'
import { abilities, type CurveTable, findWindow, gridSize, gridStep } from './item-curve.ts'

/** A student's estimated abilities and habits. */
export interface Posterior extends Gaussian, Habits {
  /** For each answer, the student's ability in the skills of the item, estimated from all other answers. */
  readonly withoutAnswer: readonly Normal[]
}

/**
 * The normal factor that approximates one answer's likelihood (a site in expectation propagation), in natural
 * parameters.
 */
interface Site {
  readonly answer: Answer
  readonly guess: number
  readonly load: Load
  /** The probability of knowing the answer at each grid point. */
  readonly curve: Float32Array
  precision: number
  /** The precision multiplied by the mean. */
  shift: number
  /** The cavity distribution: the ability estimated from all other answers. */
  restMean: number
  restVariance: number
  /** The tilted distribution: the ability after this answer. */
  mean: number
  variance: number
  /** The probability that the student knew the answer, based on the other answers. */
  knew: number
}

/** The maximum number of sweeps. More sweeps would change the means by at most 1e-4 logits. */
const mostSweeps = 30
const tolerance = 1e-3
/** Damps each step, because undamped steps can oscillate when a run contains similar items. */
const damping = 0.9
const smallestVariance = 1e-4
/** Abilities more than this many standard deviations from the mean are negligible. */
const windowWidth = 6
/** The minimum fraction of the variance that an update must leave, so that the covariance stays positive definite. */
const leastShare = 0.05

/**
 * Multiplies the distribution by a normal factor along `load`, in place. `direction` contains the covariances between
 * the load and each skill.
 */
function addFactor(gaussian: Gaussian, load: Load, direction: Float64Array, precision: number, shift: number) {
  const { mean, covariance } = gaussian
  const center = computeWeightedSum(load, mean)
  const denominator = 1 + precision * computeWeightedSum(load, direction)
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

/**
 * Updates a site's ability distribution and the probability that the student knew the answer. On an even grid, the
 * density ratio of adjacent points changes by a constant factor, so only three exponentials are needed.
 */
function tilt(site: Site, { ifKnown, ifUnknown }: OutcomeProbability) {
  const { restMean: mean, restVariance: variance, curve } = site
  let all = 0
  let knew = 0
  let total = 0
  let first = 0
  let second = 0
  const { from, to, step } = findWindow(mean, Math.sqrt(variance), windowWidth)
  const width = step * gridStep
  let distance = (abilities[from] ?? 0) - mean
  let weight = Math.exp((-0.5 * distance * distance) / variance)
  let ratio = Math.exp((-width * (distance + 0.5 * width)) / variance)
  const ratioStep = Math.exp((-width * width) / variance)
  const rise = ifKnown - ifUnknown
  for (let point = from; point <= to; point += step) {
    const knows = curve[point] ?? 0
    const joint = weight * (ifUnknown + rise * knows)
    all += weight
    knew += weight * knows
    total += joint
    first += joint * distance
    second += joint * distance * distance
    weight *= ratio
    ratio *= ratioStep
    distance += width
  }
  const offset = first / total
  site.mean = mean + offset
  site.variance = Math.max(smallestVariance, second / total - offset * offset)
  site.knew = knew / all
}

/**
 * Refits one site while the others stay fixed, and returns how much its parameters changed. Reuses `direction`, because
 * allocating an array takes as long as the step itself.
 */
function refine(gaussian: Gaussian, site: Site, habits: Habits, direction: Float64Array): number {
  covariancesWith(gaussian, site.load, direction)
  const center = computeWeightedSum(site.load, gaussian.mean)
  const spread = computeWeightedSum(site.load, direction)
  const restPrecision = 1 / spread - site.precision
  if (restPrecision <= 0) return 0
  site.restMean = (center / spread - site.shift) / restPrecision
  site.restVariance = 1 / restPrecision
  tilt(site, answerLikelihood(site.answer, site.guess, habits))
  const rate = site.precision === 0 ? 1 : damping
  const precisionStep = rate * (1 / site.variance - restPrecision - site.precision)
  const shiftStep = rate * (site.mean / site.variance - site.restMean * restPrecision - site.shift)
  if (1 + precisionStep * spread <= leastShare) return 0
  addFactor(gaussian, site.load, direction, precisionStep, shiftStep)
  site.precision += precisionStep
  site.shift += shiftStep
  return Math.max(Math.abs(precisionStep), Math.abs(shiftStep))
}

/**
 * Estimates a student's abilities and habits by expectation propagation (Minka 2001). Each likelihood is approximated
 * by a normal factor with the same mean and variance, refined until convergence. The order of the answers does not
 * matter.
 */
export function estimateAbilities(
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
    return {
      answer,
      guess,
      load,
      curve,
      precision: 0,
      shift: 0,
      restMean: 0,
      restVariance: 1,
      mean: 0,
      variance: 1,
      knew: 0.5,
    }
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
  return {
    ...gaussian,
    honesty,
    caution,
    withoutAnswer: sites.map(({ restMean, restVariance }) => ({ mean: restMean, variance: restVariance })),
  }
}
