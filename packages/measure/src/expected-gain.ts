import { outcomeChances } from './answer.ts'
import type { Posterior } from './fold.ts'
import { covariancesWith, type Gaussian, type Load, sumOver } from './gaussian.ts'
import { abilities, type CurveTable, findWindow, gridSize } from './item-curve.ts'
import type { RunPolicy } from './run-policy.ts'
import { domainLoad, type Subject } from './subject.ts'

/** An ability that the run measures. The run minimizes the weighted sum of the variances of its targets. */
export interface Target {
  readonly load: Load
  readonly weight: number
}

/** Below this standard deviation a domain is precise enough, and the other domains matter more. In logits. */
const preciseDomain = 0.4
const preciseDomainWeight = 0.25
/** Each skill counts a little, so that runs visit many skills. */
const skillWeight = 0.02

/** Returns the targets of a run: domains by their share of the exam, and the skills in them. */
export function findTargets(subject: Subject, { domain: only }: RunPolicy, posterior: Gaussian): Target[] {
  const targets: Target[] = []
  for (const [domain, share] of subject.domainShares.entries()) {
    if (only !== null && only !== domain) continue
    const load = domainLoad(subject, domain)
    const precise = sumOver(load, covariancesWith(posterior, load)) <= preciseDomain ** 2
    targets.push({ load, weight: share * (precise ? preciseDomainWeight : 1) })
    for (const [skill] of load) targets.push({ load: [[skill, 1]], weight: skillWeight })
  }
  return targets
}

/** For each load pattern of a table, what the gains of its items have in common. */
interface PatternGains {
  /** patterns × gridSize: the probability of each ability, and the same times its distance from the mean. */
  readonly weights: Float64Array
  readonly moments: Float64Array
  /** The window of the grid outside of which a pattern's abilities are improbable. */
  readonly first: Int32Array
  readonly last: Int32Array
  readonly steps: Int32Array
  /** How much of the targets' variance one unit of a pattern's variance explains. */
  readonly pull: Float64Array
}

/** The window of abilities covers this many standard deviations on each side. */
const windowWidth = 3.5

/** Returns the weighted sum, K × K, of the squares of the targets' covariances with the skills. */
function addDirections(gaussian: Gaussian, targets: readonly Target[]): Float64Array {
  const skills = gaussian.mean.length
  const sum = new Float64Array(skills * skills)
  for (const { load, weight } of targets) {
    const covariances = covariancesWith(gaussian, load)
    for (let row = 0; row < skills; row++) {
      const pull = weight * (covariances[row] ?? 0)
      for (let column = 0; column < skills; column++) {
        const cell = row * skills + column
        sum[cell] = (sum[cell] ?? 0) + pull * (covariances[column] ?? 0)
      }
    }
  }
  return sum
}

/** Returns the sum of a K × K matrix over all pairs of a load's skills, times both weights. */
function sumSquare(load: Load, matrix: Float64Array): number {
  const skills = Math.sqrt(matrix.length)
  let sum = 0
  for (const [row, weight] of load) {
    for (const [column, other] of load) sum += weight * other * (matrix[row * skills + column] ?? 0)
  }
  return sum
}

function prepareGains({ patterns }: CurveTable, gaussian: Gaussian, targets: readonly Target[]): PatternGains {
  const weights = new Float64Array(patterns.length * gridSize)
  const moments = new Float64Array(patterns.length * gridSize)
  const first = new Int32Array(patterns.length)
  const last = new Int32Array(patterns.length)
  const steps = new Int32Array(patterns.length)
  const pull = new Float64Array(patterns.length)
  const directions = addDirections(gaussian, targets)
  for (const [pattern, { load }] of patterns.entries()) {
    const mean = sumOver(load, gaussian.mean)
    const variance = sumSquare(load, gaussian.covariance)
    pull[pattern] = sumSquare(load, directions) / (variance * variance)
    const { from, to, step } = findWindow(mean, Math.sqrt(variance), windowWidth)
    first[pattern] = from
    last[pattern] = to
    steps[pattern] = step
    const start = pattern * gridSize
    let total = 0
    for (let point = from; point <= to; point += step) {
      const distance = (abilities[point] ?? 0) - mean
      const weight = Math.exp((-0.5 * distance * distance) / variance)
      weights[start + point] = weight
      total += weight
    }
    for (let point = from; point <= to; point += step) {
      const weight = (weights[start + point] ?? 0) / total
      weights[start + point] = weight
      moments[start + point] = weight * ((abilities[point] ?? 0) - mean)
    }
  }
  return { weights, moments, first, last, steps, pull }
}

/** Returns what an outcome adds to the information about whether the student knows the answer. */
function findInformation(ifKnown: number, ifUnknown: number, chance: number): number {
  const slope = ifKnown - ifUnknown
  const probability = ifUnknown + slope * chance
  return probability > 0 ? (slope * slope) / probability : 0
}

/**
 * Returns a function that computes the expected drop of the targets' variance after an answer to an item: the variance
 * of the posterior mean over the three outcomes. It is exact for the tabulated curves, because every outcome's chance
 * is linear in the chance of knowing the answer.
 */
export function createGainOfItem(table: CurveTable, posterior: Posterior, targets: readonly Target[]) {
  const { knows, guess, patternOfItem } = table
  const { weights, moments, first, last, steps, pull } = prepareGains(table, posterior, targets)
  // Where every guess succeeds. What is right and wrong of guesses follows from each item's chance.
  const { right, wrong, unknown } = outcomeChances(1, posterior)
  return (item: number): number => {
    const pattern = patternOfItem[item] ?? 0
    const curve = item * gridSize
    const start = pattern * gridSize
    const end = last[pattern] ?? 0
    const step = steps[pattern] ?? 1
    let chance = 0
    let covariance = 0
    for (let point = first[pattern] ?? 0; point <= end; point += step) {
      const known = knows[curve + point] ?? 0
      chance += (weights[start + point] ?? 0) * known
      covariance += (moments[start + point] ?? 0) * known
    }
    const lucky = guess[item] ?? 0
    const information =
      findInformation(right.ifKnown, right.ifUnknown * lucky, chance) +
      findInformation(wrong.ifKnown, right.ifUnknown * (1 - lucky), chance) +
      findInformation(unknown.ifKnown, unknown.ifUnknown, chance)
    return (pull[pattern] ?? 0) * covariance * covariance * information
  }
}
