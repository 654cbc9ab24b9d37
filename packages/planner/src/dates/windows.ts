import { type CalendarDate, findSchoolYear } from '../calendar.ts'
import type { Grade } from '../context.ts'
import { apWindow2027, readWindow } from '../data/ap.ts'
import type { Confidence } from '../data/facts.ts'
import { ibWindow, readSession } from '../data/ib.ts'
import type { Student } from '../focus/exposure.ts'

/** The weeks in which AP or IB exams are held in one year. Schools register their students, in most cases months before. */
export interface ExamWindow {
  exam: 'AP' | 'IB'
  start: CalendarDate
  end: CalendarDate
  certainty: 'expected' | 'conflicting'
  confidence: Confidence
  fact: string
}

const windows: readonly ExamWindow[] = [
  {
    exam: 'AP',
    ...readWindow(apWindow2027.value.projected),
    certainty: 'expected',
    confidence: apWindow2027.confidence,
    fact: apWindow2027.id,
  },
  {
    exam: 'IB',
    ...readSession(ibWindow.value['2027'], 2027),
    certainty: 'conflicting',
    confidence: ibWindow.confidence,
    fact: ibWindow.id,
  },
]

/** The window in which the student sits the exam, when it is known and has not begun; a window of another year is never moved. */
export function upcomingWindow(exam: 'AP' | 'IB', sits: Grade, student: Student): ExamWindow | null {
  const year = String(findSchoolYear(student.grade, sits, student.today))
  const found = windows.find((window) => window.exam === exam && window.start.startsWith(year))
  return found && student.today < found.start ? found : null
}
