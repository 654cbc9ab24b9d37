import type { Gaussian } from './gaussian.ts'

/** The weekly increase of each skill's own variance when there are no answers, in logits². Our judgment. */
const weeklyVariance = 0.01

/**
 * Returns the distribution of a student's abilities some weeks later. Students learn and forget each skill
 * independently, so the variance of each skill grows (a random walk), up to the variance from before the first answer.
 */
export function widen({ mean, covariance }: Gaussian, prior: Gaussian, weeks: number): Gaussian {
  const skills = mean.length
  const widened = covariance.slice()
  for (let skill = 0; skill < skills; skill++) {
    const cell = skill * (skills + 1)
    const before = covariance[cell] ?? Number.NaN
    const most = Math.max(before, prior.covariance[cell] ?? Number.NaN)
    widened[cell] = Math.min(most, before + weeklyVariance * Math.max(0, weeks))
  }
  return { mean, covariance: widened }
}
