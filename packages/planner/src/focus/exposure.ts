import { type CalendarDate, gradeNumber, schoolYearProgress } from '../calendar.ts'
import type { Country, Grade } from '../context.ts'
import { judgement } from '../data/judgement.ts'
import { type SkillId, type Subject, skillRows } from '../data/skills.ts'

export interface Student {
  country: Country
  grade: Grade
  today: CalendarDate
}

interface SkillFacts {
  subject: Subject
  met: Readonly<Record<Country, Grade>>
}

const bySkill: ReadonlyMap<string, SkillFacts> = new Map(skillRows.map((row) => [row.id, row]))

function findFacts(skill: SkillId): SkillFacts {
  const facts = bySkill.get(skill)
  if (!facts) throw new RangeError(`Unknown skill: ${skill}`)
  return facts
}

export function findSubject(skill: SkillId): Subject {
  return findFacts(skill).subject
}

/** Returns the number of grades until the skill is taught: 0 for the current grade, negative for an earlier one. */
export function countGradesUntilTaught(skill: SkillId, student: Student): number {
  return gradeNumber(findFacts(skill).met[student.country]) - gradeNumber(student.grade)
}

export function isTaughtByGrade(skill: SkillId, student: Student): boolean {
  return countGradesUntilTaught(skill, student) <= 0
}

/**
 * Returns how much of a skill the student should have learned, 0 to 1. For the current grade, this rises during the
 * school year.
 */
export function computeExposure(skill: SkillId, student: Student): number {
  const { exposure } = judgement
  const until = countGradesUntilTaught(skill, student)
  if (until < 0) return exposure.earlierGrade
  if (until > 1) return exposure.laterGrade
  if (until === 1) return exposure.nextGrade
  const span = exposure.thisYearEnd - exposure.thisYearStart
  return exposure.thisYearStart + span * schoolYearProgress(student.today)
}

export function meanExposure(skills: readonly SkillId[], student: Student): number {
  return skills.reduce((sum, skill) => sum + computeExposure(skill, student), 0) / skills.length
}
