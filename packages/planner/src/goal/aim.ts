import type { CourseId } from '../data/courses.ts'
import type { Exam, SectionId } from '../data/exams.ts'

/** One exam that a goal names. */
export interface ExamAim {
  exam: Exam
  /**
   * The named score on the exam's own scale: SAT total, ACT composite, AP exam, IB subject. Null when the goal names no
   * valid score.
   */
  target: number | null
  /** The IB diploma's total points, when the goal names them instead of a subject grade. */
  total: number | null
  /** The single section that the goal is about, with its score in `target`; null for the whole exam. */
  section: SectionId | null
  courses: CourseId[]
  /** A named score that is not on the exam's scale. */
  refused: number | null
}

export function emptyAim(exam: Exam): ExamAim {
  return { exam, target: null, total: null, section: null, courses: [], refused: null }
}
