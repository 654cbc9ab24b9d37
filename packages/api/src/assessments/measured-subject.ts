import { at } from '@pathwise/measure/gaussian'
import { buildOverallLoad, type Subject } from '@pathwise/measure/subject'
import type { SkillId } from '@pathwise/planner/data/skills'
import { listSectionDomains, type SectionDomain } from '@pathwise/planner/section-start'
import type { measuredSections } from './assessments.vocabulary.ts'

export type MeasuredSection = (typeof measuredSections)[number]
export type MeasuredDomain = SectionDomain['id']

/**
 * A section's skills and domains. Abilities are stored in the order of `skills`, and domains are numbered in the order
 * of `domains`.
 */
export interface MeasuredSubject extends Subject {
  readonly section: MeasuredSection
  readonly skills: readonly SkillId[]
  readonly domains: readonly MeasuredDomain[]
}

/**
 * @param skills the skills of a stored run, which may be older than the section's current skills
 * @throws RangeError when one of the skills is no longer in the section
 */
export function buildSubject(section: MeasuredSection, skills?: readonly SkillId[]): MeasuredSubject {
  const domains = listSectionDomains(section)
  const measured = skills ?? domains.flatMap((domain) => domain.skills)
  const domainOfSkill = measured.map((skill) => domains.findIndex((domain) => domain.skills.includes(skill)))
  if (domainOfSkill.includes(-1)) throw new RangeError(`${section} no longer has a skill of the run`)
  return {
    section,
    skills: measured,
    domains: domains.map(({ id }) => id),
    domainOfSkill,
    domainShares: domains.map(({ share }) => share),
  }
}

/** Returns a domain's index within its section, or null for an overview. */
export function findDomainNumber({ domains }: MeasuredSubject, domain: MeasuredDomain | null): number | null {
  if (domain === null) return null
  const number = domains.indexOf(domain)
  if (number === -1) throw new RangeError(`The section has no domain ${domain}`)
  return number
}

export function findDomainOf({ domains, domainOfSkill }: MeasuredSubject, skill: number): MeasuredDomain {
  const domain = domains[at(domainOfSkill, skill)]
  if (!domain) throw new RangeError(`There is no skill ${skill}`)
  return domain
}

/** Averages `values` over a section's skills, weighted by each domain's share of the section. */
export function averageSkills(subject: Subject, values: ArrayLike<number>): number {
  return buildOverallLoad(subject).reduce((sum, [skill, weight]) => sum + weight * at(values, skill), 0)
}
