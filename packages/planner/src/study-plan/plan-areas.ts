import { domainRows, type Exam, type SectionId } from '../data/exams.ts'
import type { SkillId, Subject } from '../data/skills.ts'
import { skillRows } from '../data/skills.ts'
import { isLeveled, type Strategy } from '../strategy.ts'
import type { GoalExam } from './goal-exams.ts'

/** An area of the whole plan. The first week may leave it out. */
export interface PlanArea {
  /** The area's term in the report, or a domain or exam id. */
  readonly name: string
  readonly subject: Subject
  readonly exam: Exam | null
  readonly section: SectionId | null
  readonly skills: readonly SkillId[]
  /** The weight for dividing the week's minutes among the areas. */
  readonly weight: number
  /** Set if the plan is for several exams. */
  readonly examId?: string
}

/**
 * The weight of an area that the first week leaves out, relative to the smallest weight in the first week. This value
 * is our judgment.
 */
const laterPart = 0.5

/** The maximum number of skills per task. */
const mostSkills = 20

function findSection(area: string): SectionId | null {
  return domainRows.find(({ id }) => area === `domain.${id}`)?.section ?? null
}

export function listMeasuredSections({ focus }: Strategy): SectionId[] {
  return focus.filter(isLeveled).flatMap(({ area }) => findSection(area) ?? [])
}

/** Returns the domains that the first week does not cover, in sections that it does cover. */
function listLaterDomains(areas: readonly PlanArea[], smallest: number): PlanArea[] {
  return domainRows.flatMap(({ id, section, subject, skills }) => {
    const sibling = areas.find((area) => area.section === section)
    if (!sibling || areas.some(({ name }) => name === `domain.${id}`)) return []
    return [{ name: id, subject, exam: sibling.exam, skills, section, weight: smallest * laterPart }]
  })
}

/** Returns an area for each AP or IB exam. The area contains the skills that the first week leaves out. */
function listLaterSkills(areas: readonly PlanArea[], exams: readonly GoalExam[], smallest: number): PlanArea[] {
  const known = new Set(areas.flatMap(({ skills }) => skills))
  return exams.flatMap(({ id, exam, skills }) => {
    const later = exam === 'AP' || exam === 'IB' ? skills.filter((skill) => !known.has(skill)) : []
    const subject = skillRows.find((row) => row.id === later[0])?.subject
    if (!subject) return []
    return [
      { name: id, subject, exam, section: null, skills: later.slice(0, mostSkills), weight: smallest * laterPart },
    ]
  })
}

/** Keeps each skill only in its first area, so that its sheet and sets are planned once. */
function removeRepeats(areas: readonly PlanArea[]): PlanArea[] {
  const taken = new Set<SkillId>()
  return areas.flatMap((area) => {
    const skills = area.skills.filter((skill) => !taken.has(skill))
    for (const skill of skills) taken.add(skill)
    return skills.length > 0 ? [{ ...area, skills }] : []
  })
}

/**
 * Returns the report's areas, followed by areas for what the report leaves out: the other domains of its sections and
 * the other skills of its exams.
 */
export function listPlanAreas({ focus }: Pick<Strategy, 'focus'>, exams: readonly GoalExam[] = []): PlanArea[] {
  const areas = focus.map(({ area, subject, exam, skills, minutes }): PlanArea => {
    return { name: String(area), subject, exam, skills, section: findSection(area), weight: Math.max(minutes, 1) }
  })
  const smallest = Math.min(...areas.map(({ weight }) => weight))
  return removeRepeats([...areas, ...listLaterDomains(areas, smallest), ...listLaterSkills(areas, exams, smallest)])
}

/**
 * Returns the group of an area. Mixed sets combine the skills of a group: a section, one of several exams, or a
 * subject.
 */
export function findGroup({ section, subject, exam, examId }: PlanArea): string {
  return section ?? (examId !== undefined && examId !== exam ? examId : subject)
}
