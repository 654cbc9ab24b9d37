import type { Gaussian } from './gaussian.ts'

/**
 * The weekly increase of each skill's own variance when there are no answers, in logits². This value is our estimate.
 */
const weeklyVariance = 0.01

/**
 * Returns a student's ability distribution after the given number of weeks. Skills are learned and forgotten
 * independently, so the variance of each skill grows (a random walk), up to its prior variance.
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
