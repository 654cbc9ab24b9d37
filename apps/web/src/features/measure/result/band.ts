import type { verdicts } from '@pathwise/api/assessments/assessments.schemas'

export interface Band {
  /** Fractions of our medium questions, 0 to 1. */
  readonly low: number
  readonly high: number
}

/** The basis of a claim: answers on the skill, answers on related skills, or the grade alone. */
export type Basis = 'measured' | 'inferred' | 'expected'

export function findBasis(verdict: (typeof verdicts)[number]): Basis {
  return verdict === 'inferred' || verdict === 'expected' ? verdict : 'measured'
}

/** Tolerance for rounding errors in fractions such as .7. */
const tiny = 1e-6

/** Rounds a band outward to whole numbers of 10 questions, so that it is never narrower than the band. */
export function countOfTen({ low, high }: Band): { low: number; high: number } {
  return { low: Math.floor(low * 10 + tiny), high: Math.ceil(high * 10 - tiny) }
}

/** Describes in one word how much the answers reduced the uncertainty. */
export function gradeReliability(reliability: number): 'low' | 'medium' | 'high' {
  if (reliability < 0.5) return 'low'
  return reliability < 0.75 ? 'medium' : 'high'
}
