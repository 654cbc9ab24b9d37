import { gradeNumber } from '../calendar.ts'
import type { Grade } from '../context.ts'
import type { CourseId } from '../data/courses.ts'
import type { Exam, SectionId } from '../data/exams.ts'
import type { SkillId, Subject } from '../data/skills.ts'
import type { Phrase } from '../phrase.ts'
import type { Term } from '../terms.ts'
import { gradesUntilMet, type Student } from './exposure.ts'

/** Something to work on, before minutes are given to it. */
export interface Area {
  key: Term
  subject: Subject
  exam: Exam | null
  section: SectionId | null
  course: CourseId | null
  /** Those to work on now, the first one first; never empty. */
  skills: readonly SkillId[]
  lead: SkillId
  stance: 'learn' | 'practise'
  /** Relative to the other areas of its track. */
  weight: number
  /** Places on the exam's own scale, 0 to 1. */
  mastery: number
  target: number
  why: Phrase
}

/**
 * Whether a skill belongs into this year's plan: met by now or next year; or needed for an exam of this school year; or never met
 * in time for next year's exam. Anything else will come in class before the exam does.
 */
export function inReach(skill: SkillId, sits: Grade, student: Student): boolean {
  const until = gradesUntilMet(skill, student)
  const untilExam = gradeNumber(sits) - gradeNumber(student.grade)
  return until <= 1 || untilExam <= 0 || (untilExam === 1 && until > 1)
}

/** New skills first, the nearest of them leading; then the met ones, the freshest first. Equal ones keep the table's order. */
export function inStudyOrder(skills: readonly SkillId[], student: Student): SkillId[] {
  const rank = (skill: SkillId) => {
    const until = gradesUntilMet(skill, student)
    return until > 0 ? until - 10 : -until
  }
  return skills.toSorted((one, other) => rank(one) - rank(other))
}
