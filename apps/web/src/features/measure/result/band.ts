import type { verdicts } from '@pathwise/api/assessments/assessments.schemas'

export interface Band {
  /** The bounds, as fractions of our medium questions that the student can answer, from 0 to 1. */
  readonly low: number
  readonly high: number
}

/** What a claim is based on: answers on the skill, answers on related skills, or only the grade. */
export type Basis = 'measured' | 'inferred' | 'expected'

export function findBasis(verdict: (typeof verdicts)[number]): Basis {
  return verdict === 'inferred' || verdict === 'expected' ? verdict : 'measured'
}

/** The tolerance for floating-point errors in fractions such as .7. */
const tiny = 1e-6

/** Converts a band to a number of questions out of 10. Rounds outward, so that the result includes the whole band. */
export function countOfTen({ low, high }: Band): { low: number; high: number } {
  return { low: Math.floor(low * 10 + tiny), high: Math.ceil(high * 10 - tiny) }
}

/** Returns a one-word rating of how much the answers reduced the uncertainty. */
export function gradeReliability(reliability: number): 'low' | 'medium' | 'high' {
  if (reliability < 0.5) return 'low'
  return reliability < 0.75 ? 'medium' : 'high'
}
