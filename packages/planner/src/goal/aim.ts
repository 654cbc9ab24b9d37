import { actScale } from '../data/act.ts'
import { apScale } from '../data/ap.ts'
import type { CourseId } from '../data/courses.ts'
import type { Exam, SectionId } from '../data/exams.ts'
import { ibScale } from '../data/ib.ts'
import { satScale } from '../data/sat.ts'
import type { Subject } from '../data/skills.ts'
import { sectionScale, sectionStep } from '../focus/benchmark.ts'

/** One exam that a goal names. */
export interface ExamAim {
  exam: Exam
  /**
   * The named score on the exam's own scale: SAT total, ACT composite, AP exam, IB subject. Null when none, or only an
   * impossible one, was named.
   */
  target: number | null
  /** The IB diploma's total points, when the goal names those instead of a subject's grade. */
  total: number | null
  /** The one section that the goal is about, with its score in `target`; null for the whole exam. */
  section: SectionId | null
  courses: CourseId[]
  /** A named score that is not on the exam's scale. */
  refused: number | null
}

export function emptyAim(exam: Exam): ExamAim {
  return { exam, target: null, total: null, section: null, courses: [], refused: null }
}

function isOn(scale: readonly [number, number], value: number, step = 1): boolean {
  return value >= scale[0] && value <= scale[1] && value % step === 0
}

/** Returns the SAT or ACT section of a subject. */
export function findSection(exam: 'SAT' | 'ACT', subject: Subject): SectionId | null {
  if (subject === 'mathematics') return exam === 'SAT' ? 'sat.math' : 'act.math'
  if (subject === 'english') return exam === 'SAT' ? 'sat.reading-writing' : 'act.english'
  return null
}

export function isSectionScore(section: SectionId, value: number): boolean {
  return isOn(sectionScale(section), value, sectionStep(section))
}

/** Returns whether a score is on the exam's scale. For IB, a score may be a subject's grade or the diploma's total. */
function isPossible({ exam }: ExamAim, value: number): boolean {
  switch (exam) {
    case 'SAT':
      return isOn(satScale.value.total, value, 10)
    case 'ACT':
      return isOn(actScale.value.composite, value)
    case 'AP':
      return isOn(apScale, value)
    case 'IB':
      return isOn([ibScale.value.subject[0], ibScale.value.total_max], value)
    case 'OUAC':
      return false
  }
}

/**
 * Stores a number as the score of an aim. An impossible number goes to `refused`, and an IB number above the top grade
 * to `total`. Of two scores the higher is the goal ('from 1200 to 1500').
 */
export function takeScore(aim: ExamAim, value: number): void {
  if (aim.exam === 'OUAC') return
  if (!isPossible(aim, value)) aim.refused = value
  else if (aim.exam === 'IB' && value > ibScale.value.subject[1]) aim.total = Math.max(aim.total ?? 0, value)
  else aim.target = Math.max(aim.target ?? 0, value)
}
