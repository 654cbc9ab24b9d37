import { gradeNumber } from '../calendar.ts'
import type { Grade } from '../context.ts'
import type { CourseId } from '../data/courses.ts'
import type { Exam, SectionId } from '../data/exams.ts'
import type { SkillId, Subject } from '../data/skills.ts'
import type { MeasuredAnswer, MeasuredDomain, MeasuredSkill } from '../measured.ts'
import type { Phrase } from '../phrase.ts'
import type { Term } from '../terms.ts'
import { gradesUntilMet, type Student } from './exposure.ts'

/**
 * The measurement of a skill: the fraction of our medium questions that the student can answer, from 0 to 1, and the
 * verdict.
 */
export interface SkillLevel {
  share: number
  verdict: MeasuredSkill['verdict']
}

/** The results of a measured run for an area. */
export interface Measure extends Pick<MeasuredDomain, 'low' | 'high' | 'provisional'> {
  /** `inferred` when the student answered no items in the area itself. */
  verdict: Exclude<MeasuredDomain['verdict'], 'expected'>
  answers: readonly MeasuredAnswer[]
  /** The factor that converts a difference between measured levels to the exam's scale. */
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
  /** The weight relative to other areas in the same track. */
  weight: number
  /**
   * The student's level and the level that the goal requires, from 0 to 1. Both are on the exam's scale when expected,
   * or are fractions of our medium questions when measured.
   */
  mastery: number
  target: number
  /** True if `mastery` is derived from a current score in the goal rather than from the grade. */
  own: boolean
  why: Phrase
  /** Present when a measurement covers the area. */
  measure?: Measure
}

/**
 * Returns whether a skill belongs in this year's plan. It belongs if it is taught by next year, or if the exam is in
 * this school year. It also belongs if the exam is next year and the skill is not taught until after the exam. All
 * other skills are taught in class before the exam.
 */
export function isInReach(skill: SkillId, sits: Grade, student: Student): boolean {
  const until = gradesUntilMet(skill, student)
  const untilExam = gradeNumber(sits) - gradeNumber(student.grade)
  return until <= 1 || untilExam <= 0 || (untilExam === 1 && until > 1)
}

/**
 * Returns whether a domain and a skill have the same name. For example, 'Functions' is both a domain of ACT Math and a
 * skill.
 */
export function sharesName(area: Area['key'], skill: SkillId): boolean {
  return area.split('.').at(-1) === skill.split('.').at(-1)
}

/**
 * Sorts skills for study. New skills come first, starting with those taught soonest, followed by skills already taught,
 * starting with the most recent. The sort is stable.
 */
export function sortForStudy(skills: readonly SkillId[], student: Student): SkillId[] {
  const rank = (skill: SkillId) => {
    const until = gradesUntilMet(skill, student)
    return until > 0 ? until - 10 : -until
  }
  return skills.toSorted((one, other) => rank(one) - rank(other))
}
