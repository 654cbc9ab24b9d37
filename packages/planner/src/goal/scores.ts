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

/** The section that a subject means in the SAT or ACT. */
export function findSection(exam: 'SAT' | 'ACT', subject: Subject): SectionId | null {
  if (subject === 'mathematics') return exam === 'SAT' ? 'sat.math' : 'act.math'
  if (subject === 'english') return exam === 'SAT' ? 'sat.reading-writing' : 'act.english'
  return null
}

export function isSectionScore(section: SectionId, value: number): boolean {
  return isOn(sectionScale(section), value, sectionStep(section))
}

/** Whether an exam gives this score at all. An IB number above a subject's top grade is read as the diploma's total. */
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

/** Takes a number as an exam's score. An impossible one is kept apart, never bent to fit; of two scores the higher is the goal ('from 1200 to 1500'). */
export function takeScore(aim: ExamAim, value: number): ExamAim {
  if (aim.exam === 'OUAC') return aim
  if (!isPossible(aim, value)) return { ...aim, refused: value }
  if (aim.exam === 'IB' && value > ibScale.value.subject[1]) return { ...aim, total: Math.max(aim.total ?? 0, value) }
  return { ...aim, target: Math.max(aim.target ?? 0, value) }
}
