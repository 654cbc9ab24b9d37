import type { Gaussian } from './gaussian.ts'

/** How much the variance of each skill grows per week without practice, in logits². This value is our own estimate. */
const weeklyVariance = 0.01

/**
 * Returns a student's ability distribution after the given number of weeks. Each skill changes independently as it is
 * learned or forgotten (a random walk). Its variance grows, but not beyond the prior variance.
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
