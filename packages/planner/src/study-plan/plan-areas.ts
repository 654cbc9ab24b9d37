import { domainRows, type Exam, type SectionId } from '../data/exams.ts'
import type { SkillId, Subject } from '../data/skills.ts'
import { isLeveled, type Strategy } from '../strategy.ts'

/** An area of the whole plan. */
export interface PlanArea {
  /** The term of the report's area, or the id of a domain. */
  readonly name: string
  readonly subject: Subject
  readonly exam: Exam | null
  readonly section: SectionId | null
  readonly skills: readonly SkillId[]
  /** The weight in the division of a week's minutes among the areas. */
  readonly weight: number
}

/** The weight of an area outside of the report's first week, as a share of the smallest weight. Judgment. */
const laterPart = 0.5

function findSection(area: string): SectionId | null {
  return domainRows.find(({ id }) => area === `domain.${id}`)?.section ?? null
}

/** Returns the sections of a report that a diagnostic run has measured. */
export function listMeasuredSections({ focus }: Strategy): SectionId[] {
  return focus.filter(isLeveled).flatMap(({ area }) => findSection(area) ?? [])
}

/** Returns the areas of a report, then the domains of its sections that are not in its first week. */
export function listPlanAreas({ focus }: Strategy): PlanArea[] {
  const areas = focus.map(({ area, subject, exam, skills, minutes }) => {
    return { name: String(area), subject, exam, skills, section: findSection(area), weight: Math.max(minutes, 1) }
  })
  const smallest = Math.min(...areas.map(({ weight }) => weight))
  const later = domainRows.flatMap(({ id, section, subject, skills }) => {
    const sibling = areas.find((area) => area.section === section)
    if (!sibling || areas.some(({ name }) => name === `domain.${id}`)) return []
    return [{ name: id, subject, exam: sibling.exam, skills, section, weight: smallest * laterPart }]
  })
  const taken = new Set<SkillId>()
  // A skill belongs to the first area that names it, so that its sheet and sets are planned once.
  return [...areas, ...later].flatMap((area) => {
    const skills = area.skills.filter((skill) => !taken.has(skill))
    for (const skill of skills) taken.add(skill)
    return skills.length > 0 ? [{ ...area, skills }] : []
  })
}

/** Returns the group whose skills mixed sets combine: a section, or else a subject. */
export function findGroup({ section, subject }: PlanArea): SectionId | Subject {
  return section ?? subject
}
