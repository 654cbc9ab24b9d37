import { addDays, type CalendarDate, findSchoolYear, gradeNumber, schoolYearEnd } from '../calendar.ts'
import type { Grade } from '../context.ts'
import { judgement } from '../data/judgement.ts'
import type { Student } from '../focus/exposure.ts'
import type { Track } from '../focus/track.ts'
import { openSittings, type Sitting } from './sittings.ts'
import { type ExamWindow, upcomingWindow } from './windows.ts'

/** What the student can prepare for next, or why there is no day for it. */
export type NextExam =
  | { kind: 'sitting'; sitting: Sitting; more: readonly Sitting[] }
  | { kind: 'window'; window: ExamWindow }
  | { kind: 'later-grade'; grade: Grade }
  | { kind: 'unknown' }
  | { kind: 'finished' }
  | { kind: 'none' }

/** Exams of a school year are over by the end of May. */
function examsOver({ today }: Student): boolean {
  return today > `${schoolYearEnd(today)}-05-31`
}

function nextSitting(exam: 'SAT' | 'ACT', student: Student): NextExam {
  const [sitting, ...more] = openSittings(exam, student)
  if (sitting) return { kind: 'sitting', sitting, more }
  if (student.grade === 'G9') return { kind: 'later-grade', grade: judgement.firstSittingGrade }
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
 * Weeks until the exam, at least 1, to spread hours over. Where no date is published a stand-in day of the year in which it is sat
 * serves for this sum only; null when there is nothing ahead.
 */
export function weeksUntil(next: NextExam, track: Track, student: Student): number | null {
  const day = examDay(next, track, student)
  if (day === null || day <= student.today) return null
  return Math.max(1, Math.floor((Date.parse(day) - Date.parse(student.today)) / (weekDays * 86_400_000)))
}

function examDay(next: NextExam, track: Track, student: Student): CalendarDate | null {
  if (next.kind === 'sitting') return next.sitting.date
  if (next.kind === 'window') return next.window.start
  if (next.kind === 'finished' || track.kind === 'subjects') return null
  const standIn = `${findSchoolYear(student.grade, track.sits, student.today)}-${judgement.unknownExamDay}`
  // A student who may sit again next year has a year; a senior has not.
  if (standIn > student.today || student.grade === 'G12') return standIn
  return addDays(standIn, 365)
}
