import { gradeNumber } from '../calendar.ts'
import type { Grade } from '../context.ts'
import type { CourseId } from '../data/courses.ts'
import type { Exam, SectionId } from '../data/exams.ts'
import type { SkillId, Subject } from '../data/skills.ts'
import type { MeasuredAnswer, MeasuredDomain, MeasuredSkill } from '../measured.ts'
import type { Phrase } from '../phrase.ts'
import type { Term } from '../terms.ts'
import { countGradesUntilTaught, type Student } from './exposure.ts'

/**
 * A skill's measured level: the fraction of our medium-difficulty questions that the student can answer, with a
 * verdict.
 */
export interface SkillLevel {
  share: number
  verdict: MeasuredSkill['verdict']
}

export interface Measure extends Pick<MeasuredDomain, 'low' | 'high' | 'provisional'> {
  /** `inferred` if no item in the area was answered. */
  verdict: Exclude<MeasuredDomain['verdict'], 'expected'>
  answers: readonly MeasuredAnswer[]
  /** The factor that converts differences between measured levels to the exam's scale. */
  scale: number
  levels: ReadonlyMap<SkillId, SkillLevel>
}

/**
 * An area to work on, before study minutes are assigned to it: an exam domain, or a skill if the exam has no weighted
 * domains.
 */
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
   * The student's level and the required level, 0 to 1. Expected levels are positions on the exam's scale. Measured
   * levels are fractions of our medium-difficulty questions.
   */
  mastery: number
  target: number
  /** Whether `mastery` comes from a current score in the goal instead of the grade. */
  own: boolean
  why: Phrase
  /** Set only if a run measured the area. */
  measure?: Measure
}

/**
 * Returns whether a skill belongs in this year's plan. It does if the skill is taught by next year, if the exam is this
 * school year, or if the exam is next year and the skill is taught only after the exam. All other skills will be taught
 * in class before the exam.
 */
export function isInPlanScope(skill: SkillId, sits: Grade, student: Student): boolean {
  const until = countGradesUntilTaught(skill, student)
  const untilExam = gradeNumber(sits) - gradeNumber(student.grade)
  return until <= 1 || untilExam <= 0 || (untilExam === 1 && until > 1)
}

/** Returns whether a domain and a skill share a name, as 'Functions' does in ACT Math. */
export function haveSameName(area: Area['key'], skill: SkillId): boolean {
  return area.split('.').at(-1) === skill.split('.').at(-1)
}

/**
 * Sorts skills for study. New skills come first, starting with those taught soonest. Known skills follow, most recent
 * first.
 */
export function sortForStudy(skills: readonly SkillId[], student: Student): SkillId[] {
  const rank = (skill: SkillId) => {
    const until = countGradesUntilTaught(skill, student)
    return until > 0 ? until - 10 : -until
  }
  return skills.toSorted((one, other) => rank(one) - rank(other))
}
