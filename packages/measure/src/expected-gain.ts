import { outcomeChances } from './answer.ts'
import type { Posterior } from './fold.ts'
import { at, covariancesWith, type Gaussian, type Load, sumOver } from './gaussian.ts'
import { abilities, type CurveTable, gridSize, gridStep } from './item-curve.ts'
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
  /** How much of the targets' variance one unit of a pattern's variance explains. */
  readonly pull: Float64Array
}

/** The window of abilities covers this many standard deviations on each side. */
const windowWidth = 4.2

function prepareGains({ patterns }: CurveTable, gaussian: Gaussian, targets: readonly Target[]): PatternGains {
  const weights = new Float64Array(patterns.length * gridSize)
  const moments = new Float64Array(patterns.length * gridSize)
  const first = new Int32Array(patterns.length)
  const last = new Int32Array(patterns.length)
  const pull = new Float64Array(patterns.length)
  const directions = targets.map(({ load, weight }) => ({ weight, covariances: covariancesWith(gaussian, load) }))
  for (const [pattern, { load }] of patterns.entries()) {
    const mean = sumOver(load, gaussian.mean)
    const variance = sumOver(load, covariancesWith(gaussian, load))
    for (const { weight, covariances } of directions) {
      const share = sumOver(load, covariances) / variance
      pull[pattern] = at(pull, pattern) + weight * share * share
    }
    const reach = windowWidth * Math.sqrt(variance)
    const lowest = at(abilities, 0)
    const from = Math.min(gridSize - 1, Math.max(0, Math.ceil((mean - reach - lowest) / gridStep)))
    const to = Math.max(from, Math.min(gridSize - 1, Math.floor((mean + reach - lowest) / gridStep)))
    first[pattern] = from
    last[pattern] = to
    const start = pattern * gridSize
    let total = 0
    for (let point = from; point <= to; point++) {
      const distance = at(abilities, point) - mean
      const weight = Math.exp((-0.5 * distance * distance) / variance)
      weights[start + point] = weight
      total += weight
    }
    for (let point = from; point <= to; point++) {
      const weight = at(weights, start + point) / total
      weights[start + point] = weight
      moments[start + point] = weight * (at(abilities, point) - mean)
    }
  }
  return { weights, moments, first, last, pull }
}

/**
 * Returns a function that computes the expected drop of the targets' variance after an answer to an item: the variance
 * of the posterior mean over the three outcomes. It is exact for the tabulated curves, because every outcome's chance
 * is linear in the chance of knowing the answer.
 */
export function createGainOfItem(table: CurveTable, posterior: Posterior, targets: readonly Target[]) {
  const { knows, guess, patternOfItem } = table
  const { weights, moments, first, last, pull } = prepareGains(table, posterior, targets)
  return (item: number): number => {
    const pattern = at(patternOfItem, item)
    const curve = item * gridSize
    const start = pattern * gridSize
    const end = at(last, pattern)
    let chance = 0
    let covariance = 0
    for (let point = at(first, pattern); point <= end; point++) {
      const known = at(knows, curve + point)
      chance += at(weights, start + point) * known
      covariance += at(moments, start + point) * known
    }
    const { right, wrong, unknown } = outcomeChances(at(guess, item), posterior)
    let information = 0
    for (const { ifKnown, ifUnknown } of [right, wrong, unknown]) {
      const slope = ifKnown - ifUnknown
      const probability = ifUnknown + slope * chance
      if (probability > 0) information += (slope * slope) / probability
    }
    return at(pull, pattern) * covariance * covariance * information
  }
}
