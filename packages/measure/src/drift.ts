import type { Gaussian } from './gaussian.ts'

/** How much the variance of each skill's own part grows in a week without answers, in logits². Our judgement. */
const weeklyVariance = 0.01

/**
 * Returns what is still known about a student some weeks later: students learn and forget, each skill on its own, so that
 * the variance of each skill grows (a random walk). It does not exceed what was unknown before the first answer.
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
