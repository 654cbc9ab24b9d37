import { gradeNumber } from '../calendar.ts'
import type { Grade } from '../context.ts'
import type { CourseId } from '../data/courses.ts'
import type { Exam, SectionId } from '../data/exams.ts'
import type { SkillId, Subject } from '../data/skills.ts'
import type { MeasuredAnswer, MeasuredDomain, MeasuredSkill } from '../measured.ts'
import type { Phrase } from '../phrase.ts'
import type { Term } from '../terms.ts'
import { gradesUntilMet, type Student } from './exposure.ts'

/** The measurement of a skill: the share of our medium questions that the student knows, 0 to 1, and the verdict. */
export interface SkillLevel {
  share: number
  verdict: MeasuredSkill['verdict']
}

/** What a run measured in an area. */
export interface Measure extends Pick<MeasuredDomain, 'low' | 'high' | 'provisional'> {
  /** `inferred` when there are no answers in the area itself. */
  verdict: Exclude<MeasuredDomain['verdict'], 'expected'>
  answers: readonly MeasuredAnswer[]
  /** The factor that converts a distance between measured shares to the exam's scale. */
  scale: number
  /** The measured skills of the section. */
  levels: ReadonlyMap<SkillId, SkillLevel>
}

/** A topic to work on, before any minutes are assigned to it. */
export interface Area {
  key: Term
  subject: Subject
  exam: Exam | null
  section: SectionId | null
  course: CourseId | null
  /** The skills to work on now, in study order. Never empty. */
  skills: readonly SkillId[]
  lead: SkillId
  stance: 'learn' | 'practise'
  /** The weight relative to the other areas of the same track. */
  weight: number
  /**
   * The student's level and the level that the goal requires, from 0 to 1: expected, on the exam's own scale, or measured,
   * as shares of our medium questions.
   */
  mastery: number
  target: number
  /** True if `mastery` comes from a current score in the goal, not from the grade. */
  own: boolean
  why: Phrase
  /** Present when a measurement covers the area. */
  measure?: Measure
}

/**
 * Returns whether a skill belongs in this year's plan. It does when it is taught by next year, when the exam is in this
 * school year, or when the exam is next year and the skill is taught only after it. All other skills are taught in
 * class before the exam.
 */
export function isInReach(skill: SkillId, sits: Grade, student: Student): boolean {
  const until = gradesUntilMet(skill, student)
  const untilExam = gradeNumber(sits) - gradeNumber(student.grade)
  return until <= 1 || untilExam <= 0 || (untilExam === 1 && until > 1)
}

/**
 * Returns whether a domain and a skill have the same name, such as 'Functions', which is both a domain of ACT Math and
 * a skill.
 */
export function sharesName(area: Area['key'], skill: SkillId): boolean {
  return area.split('.').at(-1) === skill.split('.').at(-1)
}

/**
 * Sorts skills for study: first new skills, starting with those taught soonest; then skills already taught, starting
 * with the most recent. Skills that rank equally keep their order.
 */
export function sortForStudy(skills: readonly SkillId[], student: Student): SkillId[] {
  const rank = (skill: SkillId) => {
    const until = gradesUntilMet(skill, student)
    return until > 0 ? until - 10 : -until
  }
  return skills.toSorted((one, other) => rank(one) - rank(other))
}
