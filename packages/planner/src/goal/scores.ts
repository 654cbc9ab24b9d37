import { actScale } from '../data/act.ts'
import { apScale } from '../data/ap.ts'
import type { SectionId } from '../data/exams.ts'
import { ibScale } from '../data/ib.ts'
import { satScale } from '../data/sat.ts'
import type { Subject } from '../data/skills.ts'
import { sectionScale, sectionStep } from '../focus/benchmark.ts'
import type { ExamAim } from './aim.ts'

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
 * Returns the aim with a number as its score. An impossible number is stored in `refused`, and an IB number above the
 * top grade in `total`. Of two scores the higher is the goal ('from 1200 to 1500').
 */
export function takeScore(aim: ExamAim, value: number): ExamAim {
  if (aim.exam === 'OUAC') return aim
  if (!isPossible(aim, value)) return { ...aim, refused: value }
  if (aim.exam === 'IB' && value > ibScale.value.subject[1]) return { ...aim, total: Math.max(aim.total ?? 0, value) }
  return { ...aim, target: Math.max(aim.target ?? 0, value) }
}
