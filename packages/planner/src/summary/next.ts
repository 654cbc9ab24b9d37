import { actDeadlines } from '../data/act.ts'
import type { NextExam } from '../dates/next-exam.ts'
import { isLateForSenior } from '../dates/sittings.ts'
import { applicationDates } from '../dates/upcoming.ts'
import type { Student } from '../focus/exposure.ts'
import type { Track } from '../focus/track.ts'
import { type Phrase, phrase, term } from '../phrase.ts'

type PlannedSitting = NextExam & { kind: 'sitting' }

/** States the test date of the plan. If the plan skips an earlier date, explains why. */
function buildSittingPhrase({ sitting, skipped }: PlannedSitting, student: Student): Phrase {
  const exam = term(`exam.${sitting.exam}`)
  const date = { date: sitting.date }
  if (isLateForSenior(sitting.date, student)) return phrase('next.senior', { exam, date })
  if (!skipped) return phrase('next.sitting', { exam, date })
  const next = { date: skipped.date }
  return skipped.reason === 'closed'
    ? phrase('next.laterClosed', { exam, date, next })
    : phrase('next.laterEarly', { exam, date, next, grade: term(`grade.${student.grade}`) })
}

/**
 * States when to register. If sources disagree about the test date, states that the student must check it. If the
 * deadline is unpublished, estimates it.
 */
function buildRegistrationPhrase({ sitting }: PlannedSitting): Phrase {
  const deadline = { date: sitting.deadline }
  if (sitting.certainty === 'conflicting') return phrase('next.checkDay', { exam: term(`exam.${sitting.exam}`) })
  if (sitting.deadlineKind === 'late') return phrase('next.registerLate', { deadline })
  if (sitting.deadlineKind === 'regular') return phrase('next.registerBy', { deadline })
  return phrase('next.registerAbout', { weeks: actDeadlines.value.weeks_before })
}

function buildExamPhrases(next: NextExam, track: Track, student: Student): Phrase[] {
  if (next.kind === 'sitting') return [buildSittingPhrase(next, student), buildRegistrationPhrase(next)]
  return [buildExamPhrase(next, track)]
}

function buildExamPhrase(next: Exclude<NextExam, PlannedSitting>, track: Track): Phrase {
  const exam = term(`exam.${track.exam ?? 'OUAC'}`)
  switch (next.kind) {
    case 'window': {
      const values = { exam, start: { date: next.window.start }, end: { date: next.window.end } }
      return next.window.certainty === 'expected'
        ? phrase('next.windowExpected', values)
        : phrase('next.window', values)
    }
    case 'later-grade':
      return phrase('next.laterGrade', { exam, grade: term(`grade.${next.grade}`) })
    case 'unknown':
      return phrase('next.unknown', { exam })
    case 'finished':
      return phrase('next.finished', { exam })
    case 'none':
      return phrase('next.noExam', {})
  }
}

function firstDay(next: NextExam): string {
  if (next.kind === 'sitting') return next.sitting.date
  return next.kind === 'window' ? next.window.start : '9999-12-31'
}

function buildApplicationPhrase(tracks: readonly Track[], student: Student): Phrase | null {
  const exam = term('exam.OUAC')
  const apply = applicationDates(student).find(({ kind }) => kind === 'application')
  if (apply) return phrase('next.application', { exam, date: { date: apply.date } })
  if (!tracks.some((track) => track.exam === 'OUAC')) return null
  return student.grade === 'G12'
    ? phrase('next.finished', { exam })
    : phrase('next.laterGrade', { exam, grade: term('grade.G12') })
}

export interface TrackNext {
  track: Track
  next: NextExam
}

/**
 * States the next exam date and when to register, or explains why there is no date. Adds a sentence about the OUAC
 * application when it is relevant to the student.
 */
export function buildNextPhrases(nexts: readonly TrackNext[], student: Student): Phrase[] {
  const tracks = nexts.map(({ track }) => track)
  const application = buildApplicationPhrase(tracks, student)
  const exams = nexts.filter(({ next }) => next.kind !== 'none')
  const [first] = exams.toSorted((one, other) => firstDay(one.next).localeCompare(firstDay(other.next)))
  if (first) return [...buildExamPhrases(first.next, first.track, student), ...(application ? [application] : [])]
  return application ? [application] : [phrase('next.noExam', {})]
}
