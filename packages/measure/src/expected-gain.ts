import { computeOutcomeProbabilities } from './answer.ts'
import type { Posterior } from './estimate-abilities.ts'
import { computeWeightedSum, covariancesWith, type Gaussian, type Load } from './gaussian.ts'
import { abilities, type CurveTable, findWindow, gridSize } from './item-curve.ts'
import type { RunPolicy } from './run-policy.ts'
import { buildDomainLoad, type Subject } from './subject.ts'

/** A weighted sum of skills that a run measures. The run minimizes the weighted total variance of its targets. */
export interface Target {
  readonly load: Load
  readonly weight: number
}

/**
 * A domain is considered precise if its standard deviation is below this value, in logits. Its weight then drops, so
 * that other domains get more items.
 */
const preciseDomain = 0.4
const preciseDomainWeight = 0.25
/** The weight of a single skill among the targets. It makes runs measure many different skills. */
const skillWeight = 0.02

/** Returns the targets of a run: each domain, weighted by its share of the exam, and each skill. */
export function findTargets(subject: Subject, { domain: only }: RunPolicy, posterior: Gaussian): Target[] {
  const targets: Target[] = []
  for (const [domain, share] of subject.domainShares.entries()) {
    if (only !== null && only !== domain) continue
    const load = buildDomainLoad(subject, domain)
    const precise = computeWeightedSum(load, covariancesWith(posterior, load)) <= preciseDomain ** 2
    targets.push({ load, weight: share * (precise ? preciseDomainWeight : 1) })
    for (const [skill] of load) targets.push({ load: [[skill, 1]], weight: skillWeight })
  }
  return targets
}

/** Values shared by all items with the same load pattern, computed once per pattern. */
interface GainBasis {
  /** For each pattern, the range of grid points that contains its likely abilities. */
  readonly from: Int32Array
  readonly to: Int32Array
  readonly step: Int32Array
  /**
   * patterns × gridSize × 2. Each grid point has two values: its probability, and that probability times the distance
   * from the mean.
   */
  readonly weights: Float64Array
  /**
   * For each pattern, the decrease in the weighted variance of all targets per unit decrease in the pattern's variance.
   */
  readonly pull: Float64Array
}

/** The width of the ability window on each side of the mean, in standard deviations. */
const windowWidth = 3.5

/** The targets, stored as flat arrays for speed, because every pattern is compared with every target. */
interface FlatTargets {
  /** For each target, the end index (exclusive) of its entries in `skills` and `weights`. */
  readonly ends: Int32Array
  readonly skills: Int32Array
  /** The weights of the skills in each target, multiplied by the square root of the target's weight. */
  readonly weights: Float64Array
}

function flattenTargets(targets: readonly Target[]): FlatTargets {
  const skills: number[] = []
  const weights: number[] = []
  const ends = Int32Array.from(targets, ({ load, weight }) => {
    for (const [skill, part] of load) {
      skills.push(skill)
      weights.push(part * Math.sqrt(weight))
    }
    return skills.length
  })
  return { ends, skills: Int32Array.from(skills), weights: Float64Array.from(weights) }
}

/** Sums the squared covariances between the ability and each target, weighted by target. */
function sumSquares({ ends, skills, weights }: FlatTargets, covariances: Float64Array): number {
  let sum = 0
  let entry = 0
  for (let target = 0; target < ends.length; target++) {
    const end = ends[target] ?? 0
    let covariance = 0
    for (; entry < end; entry++) covariance += (weights[entry] ?? 0) * (covariances[skills[entry] ?? 0] ?? 0)
    sum += covariance * covariance
  }
  return sum
}

function prepareGains({ patterns }: CurveTable, posterior: Posterior, targets: readonly Target[]): GainBasis {
  const flat = flattenTargets(targets)
  const covariances = new Float64Array(posterior.mean.length)
  const count = patterns.length
  const [from, to, step] = [new Int32Array(count), new Int32Array(count), new Int32Array(count)]
  const pull = new Float64Array(count)
  const weights = new Float64Array(2 * gridSize * count)
  for (let pattern = 0; pattern < count; pattern++) {
    const load = patterns[pattern]?.load ?? []
    covariancesWith(posterior, load, covariances)
    const mean = computeWeightedSum(load, posterior.mean)
    const variance = computeWeightedSum(load, covariances)
    const window = findWindow(mean, Math.sqrt(variance), windowWidth)
    const start = 2 * gridSize * pattern
    let total = 0
    for (let point = window.from; point <= window.to; point += window.step) {
      const distance = (abilities[point] ?? 0) - mean
      const density = Math.exp((-0.5 * distance * distance) / variance)
      weights[start + 2 * point] = density
      weights[start + 2 * point + 1] = density * distance
      total += density
    }
    for (let cell = start + 2 * window.from; cell < start + 2 * window.to + 2; cell++) {
      weights[cell] = (weights[cell] ?? 0) / total
    }
    from[pattern] = window.from
    to[pattern] = window.to
    step[pattern] = window.step
    pull[pattern] = sumSquares(flat, covariances) / (variance * variance)
  }
  return { from, to, step, weights, pull }
}

/** Returns an outcome's contribution to the Fisher information about the probability of knowing the answer. */
function findInformation(ifKnown: number, ifUnknown: number, chance: number): number {
  const slope = ifKnown - ifUnknown
  const probability = ifUnknown + slope * chance
  return probability > 0 ? (slope * slope) / probability : 0
}

/**
 * Returns, for each open item, how much its answer is expected to reduce the variance of the targets. This equals the
 * variance of the posterior mean over the three outcomes. The result is exact for the tabulated curves, because outcome
 * probabilities are linear in the probability of knowing. A single loop over local arrays is faster than a function
 * call per item.
 */
export function findGains(
  table: CurveTable,
  posterior: Posterior,
  targets: readonly Target[],
  open: Uint8Array,
): Float64Array {
  const { knows, guess, patternOfItem } = table
  const { from, to, step, weights, pull } = prepareGains(table, posterior, targets)
  // These probabilities assume a guessing probability of 1. The loop below applies the guessing probability of each
  // item.
  const { right, wrong, unknown } = computeOutcomeProbabilities(1, posterior)
  const count = table.items.length
  const gains = new Float64Array(count)
  for (let item = 0; item < count; item++) {
    if (open[item] !== 1) continue
    const pattern = patternOfItem[item] ?? 0
    const curve = item * gridSize
    const start = 2 * gridSize * pattern
    const last = to[pattern] ?? 0
    const width = step[pattern] ?? 1
    let chance = 0
    let covariance = 0
    for (let point = from[pattern] ?? 0; point <= last; point += width) {
      const known = knows[curve + point] ?? 0
      chance += (weights[start + 2 * point] ?? 0) * known
      covariance += (weights[start + 2 * point + 1] ?? 0) * known
    }
    const lucky = guess[item] ?? 0
    const information =
      findInformation(right.ifKnown, right.ifUnknown * lucky, chance) +
      findInformation(wrong.ifKnown, right.ifUnknown * (1 - lucky), chance) +
      findInformation(unknown.ifKnown, unknown.ifUnknown, chance)
    gains[item] = (pull[pattern] ?? 0) * covariance * covariance * information
  }
  return gains
}
