import type { CourseId } from '../data/courses.ts'
import type { Exam, SectionId } from '../data/exams.ts'

/** One exam that a goal names. */
export interface ExamAim {
  exam: Exam
  /**
   * The target score on the exam's scale: SAT total, ACT composite, AP exam score or IB subject grade. Null when the
   * goal contains no valid score.
   */
  target: number | null
  /** The target IB diploma total, when the goal names it instead of a subject grade. */
  total: number | null
  /**
   * The section if the goal is about a single section; null for the whole exam. `target` is then the section's score.
   */
  section: SectionId | null
  courses: CourseId[]
  /** The score named in the goal, when it is not on the exam's scale. */
  refused: number | null
}

export function emptyAim(exam: Exam): ExamAim {
  return { exam, target: null, total: null, section: null, courses: [], refused: null }
}
