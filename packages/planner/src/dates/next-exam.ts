import { addDays, type CalendarDate, findSchoolYear, gradeNumber, schoolYearEnd } from '../calendar.ts'
import type { Grade } from '../context.ts'
import { apWindow2027, readWindow } from '../data/ap.ts'
import type { Confidence } from '../data/facts.ts'
import { ibWindow, readSession } from '../data/ib.ts'
import { judgement } from '../data/judgement.ts'
import type { Student } from '../focus/exposure.ts'
import type { Track } from '../focus/track.ts'
import { findSkippedSitting, openSittings, type Sitting, type SkippedSitting } from './sittings.ts'

/** The next exam to prepare for. All kinds except `sitting` and `window` are reasons why the exam has no date. */
export type NextExam =
  | { kind: 'sitting'; sitting: Sitting; skipped: SkippedSitting | null; more: readonly Sitting[] }
  | { kind: 'window'; window: ExamWindow }
  | { kind: 'later-grade'; grade: Grade }
  | { kind: 'unknown' }
  | { kind: 'finished' }
  | { kind: 'none' }

/** Returns whether this school year's exams are over. The exams end in May. */
function examsOver({ today }: Student): boolean {
  return today > `${schoolYearEnd(today)}-05-31`
}

function nextSitting(exam: 'SAT' | 'ACT', student: Student): NextExam {
  const [sitting, ...more] = openSittings(exam, student)
  if (sitting) return { kind: 'sitting', sitting, skipped: findSkippedSitting(sitting, student), more }
  if (student.grade === 'G9') return { kind: 'later-grade', grade: judgement.usualSittingGrade }
  return student.grade === 'G12' && examsOver(student) ? { kind: 'finished' } : { kind: 'unknown' }
}

function nextWindow(exam: 'AP' | 'IB', sits: Grade, student: Student): NextExam {
  const window = upcomingWindow(exam, sits, student)
  if (window) return { kind: 'window', window }
  if (gradeNumber(sits) > gradeNumber(student.grade)) return { kind: 'later-grade', grade: sits }
  return student.grade === 'G12' && examsOver(student) ? { kind: 'finished' } : { kind: 'unknown' }
}

export function nextExam(track: Track, student: Student): NextExam {
  switch (track.kind) {
    case 'score':
      return nextSitting(track.exam, student)
    case 'courses':
      return nextWindow(track.exam, track.sits, student)
    case 'subjects':
      return { kind: 'none' }
  }
}

const weekDays = 7

/**
 * Returns the number of weeks until the exam, at least 1, for spreading study hours. Uses a placeholder for an
 * unpublished date. Returns null when there is no future exam.
 */
export function countWeeksUntilExam(next: NextExam, track: Track, student: Student): number | null {
  const day = examDay(next, track, student)
  if (day === null || day <= student.today) return null
  return Math.max(1, Math.floor((Date.parse(day) - Date.parse(student.today)) / (weekDays * 86_400_000)))
}

function examDay(next: NextExam, track: Track, student: Student): CalendarDate | null {
  if (next.kind === 'sitting') return next.sitting.date
  if (next.kind === 'window') return next.window.start
  if (next.kind === 'finished' || track.kind === 'subjects') return null
  const standIn = `${findSchoolYear(student.grade, track.sits, student.today)}-${judgement.unknownExamDay}`
  // If the placeholder date has passed, a student in grade 12 has no later exam. Younger students can take the exam a
  // year later.
  if (standIn > student.today || student.grade === 'G12') return standIn
  return addDays(standIn, 365)
}

/**
 * The weeks of the AP or IB exams in one year. Schools register their students for these exams, usually months ahead.
 */
interface ExamWindow {
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

/** Returns the exam window in the student's exam year, or null if that window is unknown or has started. */
function upcomingWindow(exam: 'AP' | 'IB', sits: Grade, student: Student): ExamWindow | null {
  const year = String(findSchoolYear(student.grade, sits, student.today))
  const found = windows.find((window) => window.exam === exam && window.start.startsWith(year))
  return found && student.today < found.start ? found : null
}
