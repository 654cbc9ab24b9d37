import type { Answer } from './answer.ts'
import type { Posterior } from './estimate-abilities.ts'
import { type Gaussian, type Load, project, standardNormalBelow } from './gaussian.ts'
import type { CurveTable } from './item-curve.ts'

/**
 * The verdict on a skill: `expected` before any answer, `inferred` if only related skills have answers, `not_sure` if
 * the answers are inconclusive.
 */
export type Verdict = 'needs_work' | 'on_track' | 'not_sure' | 'inferred' | 'expected'

/** An 80 % credible interval for an ability, in logits. */
export interface Band {
  readonly low: number
  readonly high: number
}

/** What a run concludes about a skill, or about a weighted sum of skills such as a domain. */
export interface Claim extends Band {
  /** The probability that the ability is below the target, 0 to 1. */
  readonly chanceBelow: number
  readonly verdict: Verdict
  /** The positions (in the run) of the answers to items that measure these skills. */
  readonly answers: readonly number[]
}

export interface SkillClaim extends Claim {
  readonly skill: number
}

/** 80 % of a normal distribution is within this many standard deviations of the mean. */
export const bandWidth = 1.2816
/** The minimum probability of being below the target for `needs_work`, or above it for `on_track`. */
const decided = 0.8
/** The minimum number of answers in a run for the verdict `needs_work` or `on_track`. */
export const fewestAnswers = 8
/** The minimum probability of genuine effort for the verdict `needs_work` or `on_track`. */
export const leastEffort = 0.5

/** Returns the 80 % credible interval for a weighted sum of skills. */
export function findBand(gaussian: Gaussian, load: Load): Band {
  const { mean, variance } = project(gaussian, load)
  const reach = bandWidth * Math.sqrt(variance)
  return { low: mean - reach, high: mean + reach }
}

/** Returns the reliability of a measurement, 0 to 1: the fraction by which the answers reduced the prior variance. */
export function findReliability(prior: Gaussian, posterior: Gaussian, load: Load): number {
  return 1 - project(posterior, load).variance / project(prior, load).variance
}

/** Returns whether the difference between two measurements is significant at the 20 % level (two-sided). */
export function hasChanged(before: Gaussian, after: Gaussian, load: Load): boolean {
  const first = project(before, load)
  const second = project(after, load)
  return Math.abs(second.mean - first.mean) > bandWidth * Math.sqrt(first.variance + second.variance)
}

export interface Evidence {
  readonly posterior: Posterior
  readonly table: CurveTable
  readonly answers: readonly Answer[]
  /** The probability of genuine effort, 0 to 1. See `estimateEffort`. */
  readonly effort: number
}

/** Assesses a weighted sum of skills. `target` is the ability that the goal requires, in logits. */
export function assessLoad(evidence: Evidence, load: Load, target: number): Claim {
  const { posterior, table, answers } = evidence
  const own = answers.flatMap(({ item }, position) =>
    table.items[item]?.load.some(([measured]) => load.some(([skill]) => measured === skill)) ? [position] : [],
  )
  const { mean, variance } = project(posterior, load)
  const chanceBelow = standardNormalBelow((target - mean) / Math.sqrt(variance))
  const verdict = decide(evidence, own.length, chanceBelow)
  return { ...findBand(posterior, load), chanceBelow, verdict, answers: own }
}

/** Assesses each skill. `target` is the ability that the goal requires, in logits. */
export function assessSkills(evidence: Evidence, target: number): SkillClaim[] {
  return Array.from(evidence.posterior.mean, (_, skill) => ({ skill, ...assessLoad(evidence, [[skill, 1]], target) }))
}

function decide({ answers, effort }: Evidence, direct: number, chanceBelow: number): Verdict {
  if (answers.length === 0) return 'expected'
  if (direct === 0) return 'inferred'
  if (answers.length < fewestAnswers || effort < leastEffort) return 'not_sure'
  if (chanceBelow >= decided) return 'needs_work'
  return chanceBelow <= 1 - decided ? 'on_track' : 'not_sure'
}
