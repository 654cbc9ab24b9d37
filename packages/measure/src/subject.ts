import type { Gaussian, Load } from './gaussian.ts'

export interface Subject {
  /** For each skill, the index of its domain. */
  readonly domainOfSkill: readonly number[]
  /** Each domain's share of the exam. The shares add up to 1. */
  readonly domainShares: readonly number[]
}

/** What is known about a student before the first answer. */
export interface Student {
  /** The expected ability, based on the student's grade, country and goal, in logits. */
  readonly expected: number
  /** For each skill, whether the student's courses have covered it. */
  readonly covered: readonly boolean[]
}

/**
 * Variance components of a skill's ability: shared by all skills, shared within a domain, and specific to the skill.
 * In the population, the shared component is .60, and grade, country and goal explain a quarter of it.
 */
const sharedVariance = 0.45
const domainVariance = 0.15
const ownVariance = 0.25
/** The change in expected ability for a skill that the student's courses have not covered yet, in logits. */
const notCovered = -0.8

/** Returns the prior distribution of a student's abilities. */
export function buildPrior({ domainOfSkill }: Subject, { expected, covered }: Student): Gaussian {
  const skills = domainOfSkill.length
  const covariance = new Float64Array(skills * skills)
  for (const [row, domain] of domainOfSkill.entries()) {
    for (const [column, other] of domainOfSkill.entries()) {
      const own = row === column ? ownVariance : 0
      covariance[row * skills + column] = sharedVariance + (domain === other ? domainVariance : 0) + own
    }
  }
  const mean = Float64Array.from(domainOfSkill, (_, skill) => expected + (covered[skill] ? 0 : notCovered))
  return { mean, covariance }
}

/** Returns the load that weights a domain's skills equally. */
export function buildDomainLoad({ domainOfSkill }: Subject, domain: number): Load {
  const skills = domainOfSkill.flatMap((other, skill) => (other === domain ? [skill] : []))
  return skills.map((skill) => [skill, 1 / skills.length] as const)
}

/**
 * Returns the load of the whole subject. Domains are weighted by their share of the exam, and skills equally within
 * their domain.
 */
export function buildOverallLoad(subject: Subject): Load {
  return subject.domainShares.flatMap((share, domain) =>
    buildDomainLoad(subject, domain).map(([skill, weight]) => [skill, weight * share] as const),
  )
}
