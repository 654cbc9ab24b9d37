import type { verdicts } from '@pathwise/api/assessments/assessments.schemas'

export interface Band {
  /** The range of the student's expected success rate (0 to 1) on our medium-difficulty questions. */
  readonly low: number
  readonly high: number
}

/** What a claim is based on: answers on the skill itself, answers on related skills, or only the student's grade. */
export type Basis = 'measured' | 'inferred' | 'expected'

export function findBasis(verdict: (typeof verdicts)[number]): Basis {
  return verdict === 'inferred' || verdict === 'expected' ? verdict : 'measured'
}

/** Classifies a reliability, a number from 0 to 1 that measures how much the answers reduced the uncertainty. */
export function classifyReliability(reliability: number): 'low' | 'medium' | 'high' {
  if (reliability < 0.5) return 'low'
  return reliability < 0.75 ? 'medium' : 'high'
}
