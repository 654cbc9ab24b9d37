import { domainRows, type Exam, type SectionId } from '../data/exams.ts'
import type { SkillId, Subject } from '../data/skills.ts'
import { skillRows } from '../data/skills.ts'
import { isLeveled, type Strategy } from '../strategy.ts'
import type { GoalExam, GoalSubject } from './goal-exams.ts'

/** An area of the whole plan, which may be absent from the first week. */
export interface PlanArea {
  /** The area's term in the report, or a domain or exam id. */
  readonly name: string
  readonly subject: Subject
  readonly exam: Exam | null
  readonly section: SectionId | null
  readonly skills: readonly SkillId[]
  /** The weight by which the week's minutes are divided among the areas. */
  readonly weight: number
  /** Set only in plans for several exams. */
  readonly examId?: string
}

/**
 * The weight of an area that is absent from the first week, relative to the smallest weight in that week. The value is
 * a judgment call.
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

/**
 * Returns domains that are absent from the first week. Includes only sections that have another domain in the first
 * week.
 */
function listLaterDomains(areas: readonly PlanArea[], smallest: number): PlanArea[] {
  return domainRows.flatMap(({ id, section, subject, skills }) => {
    const sibling = areas.find((area) => area.section === section)
    if (!sibling || areas.some(({ name }) => name === `domain.${id}`)) return []
    return [{ name: id, subject, exam: sibling.exam, skills, section, weight: smallest * laterPart }]
  })
}

/**
 * Returns an area for each AP or IB exam with skills that are absent from the first week. The area contains these
 * skills.
 */
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

/** Returns an area for each subject of the goal, with all its skills. */
function listLaterSubjects(subjects: readonly GoalSubject[], smallest: number): PlanArea[] {
  return subjects.map((one) => ({ ...one, name: one.subject, section: null, weight: smallest * laterPart }))
}

/**
 * Removes each skill from all areas except the first one that contains it, so that its sheet and sets are planned only
 * once.
 */
function removeRepeats(areas: readonly PlanArea[]): PlanArea[] {
  const taken = new Set<SkillId>()
  return areas.flatMap((area) => {
    const skills = area.skills.filter((skill) => !taken.has(skill))
    for (const skill of skills) taken.add(skill)
    return skills.length > 0 ? [{ ...area, skills }] : []
  })
}

/**
 * Returns the areas of the report. Adds areas for the other domains of the report's sections, and for the other skills
 * of its exams and subjects.
 */
export function listPlanAreas(
  { focus }: Pick<Strategy, 'focus'>,
  exams: readonly GoalExam[] = [],
  subjects: readonly GoalSubject[] = [],
): PlanArea[] {
  const areas = focus.map(({ area, subject, exam, skills, minutes }): PlanArea => {
    return { name: String(area), subject, exam, skills, section: findSection(area), weight: Math.max(minutes, 1) }
  })
  const smallest = Math.min(...areas.map(({ weight }) => weight))
  return removeRepeats([
    ...areas,
    ...listLaterDomains(areas, smallest),
    ...listLaterSkills(areas, exams, smallest),
    ...listLaterSubjects(subjects, smallest),
  ])
}

/**
 * Returns the group of an area: its section, its AP or IB course in a plan for several exams, or its subject. Each
 * mixed set combines the skills of one group.
 */
export function findGroup({ section, subject, exam, examId }: PlanArea): string {
  return section ?? (examId !== undefined && examId !== exam ? examId : subject)
}
