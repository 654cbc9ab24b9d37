import { schoolYearEnd } from '../calendar.ts'
import { ouacDeadlines } from '../data/ouac.ts'
import type { Student } from '../focus/exposure.ts'
import { type Phrase, phrase, term } from '../phrase.ts'
import type { PhraseKey } from '../phrase-catalog.ts'
import type { UpcomingDate } from '../strategy.ts'
import { deadlineLabels } from './deadline-kinds.ts'
import type { NextExam } from './next-exam.ts'
import type { Sitting } from './sittings.ts'

type LabelKey = Extract<PhraseKey, `date.${string}`>

function label(key: LabelKey, exam: UpcomingDate['exam']): Phrase {
  return phrase(key, { exam: term(`exam.${exam}`) })
}

function sittingDates(sitting: Sitting, first: boolean): UpcomingDate[] {
  const { exam, date, deadline, deadlineKind, certainty } = sitting
  return [
    {
      kind: 'registration',
      exam,
      date: deadline,
      endDate: null,
      confidence: sitting.deadlineConfidence,
      // A deadline that is derived from past years is only 'expected', even if the exam date is published.
      certainty: sitting.deadlineConfidence === 'D' ? 'expected' : certainty,
      emphasis: first,
      fact: sitting.deadlineFact,
      label: label(deadlineLabels[deadlineKind], exam),
    },
    {
      kind: 'sitting',
      exam,
      date,
      endDate: null,
      confidence: sitting.confidence,
      certainty,
      emphasis: false,
      fact: sitting.fact,
      label: label('date.sitting', exam),
    },
  ]
}

/**
 * Returns the Ontario application dates for a Canadian senior: the equal-consideration deadline, and the earliest date
 * by which an offer must be answered. Omits past dates.
 */
export function applicationDates({ country, grade, today }: Student): UpcomingDate[] {
  const year = ouacDeadlines.value[String(schoolYearEnd(today))]
  if (country !== 'CA' || grade !== 'G12' || !year) return []
  const common = {
    exam: 'OUAC',
    endDate: null,
    confidence: ouacDeadlines.confidence,
    certainty: 'published',
    fact: ouacDeadlines.id,
  } as const
  const dates: UpcomingDate[] = [
    { ...common, kind: 'application', date: year.apply, emphasis: true, label: label('date.apply', 'OUAC') },
    { ...common, kind: 'reply', date: year.earliest_reply, emphasis: false, label: label('date.reply', 'OUAC') },
  ]
  return dates.filter(({ date }) => date >= today)
}

function listDates(next: NextExam): UpcomingDate[] {
  if (next.kind === 'sitting') {
    return [...sittingDates(next.sitting, true), ...next.more.slice(0, 1).flatMap((one) => sittingDates(one, false))]
  }
  if (next.kind !== 'window') return []
  const { exam, start, end, certainty, confidence, fact } = next.window
  return [
    {
      kind: 'window',
      exam,
      date: start,
      endDate: end,
      confidence,
      certainty,
      emphasis: true,
      fact,
      label: label('date.window', exam),
    },
  ]
}

/** Returns the dates in a plan, soonest first. Test dates are listed only while registration is open. */
export function upcomingDates(nexts: readonly NextExam[], student: Student): UpcomingDate[] {
  return [...nexts.flatMap(listDates), ...applicationDates(student)].toSorted((one, other) =>
    one.date.localeCompare(other.date),
  )
}
