import { outcomeChances } from './answer.ts'
import type { Posterior } from './fold.ts'
import { covariancesWith, type Gaussian, type Load, sumOver } from './gaussian.ts'
import { abilities, type CurveTable, findWindow, gridSize, type Window } from './item-curve.ts'
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

/** What the gains of the items of one load pattern have in common. */
interface PatternGain {
  /** The points of the grid outside of which the pattern's abilities are improbable. */
  readonly window: Window
  /** For each point: the density of the ability, and the same times its distance from the mean. */
  readonly sums: readonly number[]
  /** The sum of the densities. */
  readonly total: number
  /** How much of the targets' variance one unit of the pattern's variance explains. */
  readonly pull: number
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

function prepareGains({ patterns }: CurveTable, gaussian: Gaussian, targets: readonly Target[]): PatternGain[] {
  const directions = addDirections(gaussian, targets)
  return patterns.map(({ load }) => {
    const mean = sumOver(load, gaussian.mean)
    const variance = sumSquare(load, gaussian.covariance)
    const window = findWindow(mean, Math.sqrt(variance), windowWidth)
    const sums: number[] = []
    let total = 0
    for (let point = window.from; point <= window.to; point += window.step) {
      const distance = (abilities[point] ?? 0) - mean
      const density = Math.exp((-0.5 * distance * distance) / variance)
      sums.push(density, density * distance)
      total += density
    }
    return { window, sums, total, pull: sumSquare(load, directions) / (variance * variance) }
  })
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
  const gains = prepareGains(table, posterior, targets)
  // Where every guess succeeds. What is right and wrong of guesses follows from each item's chance.
  const { right, wrong, unknown } = outcomeChances(1, posterior)
  return (item: number): number => {
    const gain = gains[patternOfItem[item] ?? -1]
    if (!gain) throw new RangeError(`There is no item ${item}`)
    const { window, sums, total, pull } = gain
    const curve = item * gridSize
    let chance = 0
    let covariance = 0
    let cell = 0
    for (let point = window.from; point <= window.to; point += window.step) {
      const known = knows[curve + point] ?? 0
      chance += (sums[cell] ?? 0) * known
      covariance += (sums[cell + 1] ?? 0) * known
      cell += 2
    }
    chance /= total
    covariance /= total
    const lucky = guess[item] ?? 0
    const information =
      findInformation(right.ifKnown, right.ifUnknown * lucky, chance) +
      findInformation(wrong.ifKnown, right.ifUnknown * (1 - lucky), chance) +
      findInformation(unknown.ifKnown, unknown.ifUnknown, chance)
    return pull * covariance * covariance * information
  }
}
