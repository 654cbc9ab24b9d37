import type { Gaussian, Load } from './gaussian.ts'

/** The skills of a subject, grouped into domains that are weighted in an exam. */
export interface Subject {
  /** The index of each skill's domain. */
  readonly domainOfSkill: readonly number[]
  /** Each domain's share of the exam. The shares add up to 1. */
  readonly domainShares: readonly number[]
}

/** The information about a student that is available before the first answer. */
export interface Student {
  /** The expected ability for the student's grade, country and goal, in logits. */
  readonly expected: number
  /** For each skill, whether the student's courses have covered it. */
  readonly covered: readonly boolean[]
}

/**
 * The components of the variance of a skill's ability: the part that all skills share (.60, of which a quarter is
 * explained by grade, country and goal), the part that the skills of a domain share, and the part specific to the
 * skill.
 */
const sharedVariance = 0.45
const domainVariance = 0.15
const ownVariance = 0.25
/**
 * The amount, in logits, subtracted from the expected ability in a skill that the student's courses have not covered.
 */
const notCovered = -0.8

/** Returns the expected abilities before the first answer. */
export function expectSkills({ domainOfSkill }: Subject, { expected, covered }: Student): Gaussian {
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

/** Returns a load that averages the skills of a domain. */
export function domainLoad({ domainOfSkill }: Subject, domain: number): Load {
  const skills = domainOfSkill.flatMap((other, skill) => (other === domain ? [skill] : []))
  return skills.map((skill) => [skill, 1 / skills.length] as const)
}

/** Returns a load that averages all skills, with each domain weighted by its share of the exam. */
export function overallLoad(subject: Subject): Load {
  return subject.domainShares.flatMap((share, domain) =>
    domainLoad(subject, domain).map(([skill, weight]) => [skill, weight * share] as const),
  )
}
