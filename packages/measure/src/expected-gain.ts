import { type Outcome, type OutcomeChance, outcomeChances } from './answer.ts'
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
interface PatternGain extends Window {
  /** Where the weights of the pattern's points start. */
  readonly start: number
  /** How much of the targets' variance one unit of the pattern's variance explains. */
  readonly pull: number
}

/** What all gains after some answers have in common. */
interface GainBasis {
  readonly patterns: readonly PatternGain[]
  /** For each point of each pattern's window: its probability, and the same times its distance from the mean. */
  readonly weights: Float64Array
  /** The outcomes of an item where every guess succeeds. */
  readonly chances: Record<Outcome, OutcomeChance>
}

/** The window of abilities covers this many standard deviations on each side. */
const windowWidth = 3.5

/** The targets of a run in flat arrays, because every pattern of a pool is compared with all of them. */
interface FlatTargets {
  /** For each target, where its skills end. */
  readonly ends: Int32Array
  readonly skills: Int32Array
  /** The weight of each skill, times the square root of the target's weight. */
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

/** Returns the weighted sum of the squares of the targets' covariances with an ability. */
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

/** Computes what the gains of all items of a table have in common. */
export function prepareGains(table: CurveTable, posterior: Posterior, targets: readonly Target[]): GainBasis {
  const flat = flattenTargets(targets)
  const covariances = new Float64Array(posterior.mean.length)
  const weights = new Float64Array(2 * gridSize * table.patterns.length)
  let cell = 0
  const patterns = table.patterns.map(({ load }): PatternGain => {
    covariancesWith(posterior, load, covariances)
    const mean = sumOver(load, posterior.mean)
    const variance = sumOver(load, covariances)
    const { from, to, step } = findWindow(mean, Math.sqrt(variance), windowWidth)
    const start = cell
    let total = 0
    for (let point = from; point <= to; point += step) {
      const distance = (abilities[point] ?? 0) - mean
      const density = Math.exp((-0.5 * distance * distance) / variance)
      weights[cell] = density
      weights[cell + 1] = density * distance
      total += density
      cell += 2
    }
    for (let place = start; place < cell; place++) weights[place] = (weights[place] ?? 0) / total
    return { from, to, step, start, pull: sumSquares(flat, covariances) / (variance * variance) }
  })
  return { patterns, weights, chances: outcomeChances(1, posterior) }
}

/** Returns what an outcome adds to the information about whether the student knows the answer. */
function findInformation(ifKnown: number, ifUnknown: number, chance: number): number {
  const slope = ifKnown - ifUnknown
  const probability = ifUnknown + slope * chance
  return probability > 0 ? (slope * slope) / probability : 0
}

/**
 * Returns the expected drop of the targets' variance after an answer to an item: the variance of the posterior mean over
 * the three outcomes. It is exact for the tabulated curves, because every outcome's chance is linear in the chance of
 * knowing the answer.
 */
export function findGain({ patterns, weights, chances }: GainBasis, table: CurveTable, item: number): number {
  const pattern = patterns[table.patternOfItem[item] ?? -1]
  if (!pattern) throw new RangeError(`There is no item ${item}`)
  const { from, to, step, pull } = pattern
  const curve = item * gridSize
  let cell = pattern.start
  let chance = 0
  let covariance = 0
  for (let point = from; point <= to; point += step) {
    const known = table.knows[curve + point] ?? 0
    chance += (weights[cell] ?? 0) * known
    covariance += (weights[cell + 1] ?? 0) * known
    cell += 2
  }
  const { right, wrong, unknown } = chances
  const lucky = table.guess[item] ?? 0
  const information =
    findInformation(right.ifKnown, right.ifUnknown * lucky, chance) +
    findInformation(wrong.ifKnown, right.ifUnknown * (1 - lucky), chance) +
    findInformation(unknown.ifKnown, unknown.ifUnknown, chance)
  return pull * covariance * covariance * information
}
