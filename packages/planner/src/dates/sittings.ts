import { addDays, type CalendarDate, findSchoolYear, gradeNumber, schoolYearEnd } from '../calendar.ts'
import { actDates, actDeadlines } from '../data/act.ts'
import type { Exam } from '../data/exams.ts'
import type { Confidence } from '../data/facts.ts'
import { judgement } from '../data/judgement.ts'
import { satDates, satDeadlineRule } from '../data/sat.ts'
import type { Student } from '../focus/exposure.ts'
import type { DeadlineKind } from './deadline-kinds.ts'

/** A test date with open registration. */
export interface Sitting {
  exam: 'SAT' | 'ACT'
  date: CalendarDate
  /** The later test date that other sources name. */
  later?: CalendarDate
  deadline: CalendarDate
  deadlineKind: DeadlineKind
  certainty: 'published' | 'conflicting'
  confidence: Confidence
  fact: string
  deadlineConfidence: Confidence
  deadlineFact: string
}

interface Deadlines {
  regular: CalendarDate
  late: CalendarDate | null
  exact: boolean
}

function satDeadlines(date: CalendarDate): Deadlines {
  const rule = satDeadlineRule.value
  return {
    regular: addDays(date, -rule.register_days_before),
    late: addDays(date, -rule.late_and_changes_days_before),
    exact: true,
  }
}

function findActDeadlines(date: CalendarDate): Deadlines {
  const named = actDeadlines.value.named[date]
  if (named) return { ...named, exact: true }
  return { regular: addDays(date, -7 * actDeadlines.value.weeks_before), late: null, exact: false }
}

/**
 * Returns the next deadline, or null if registration has closed. Registration is still open on the day of the deadline.
 */
function openDeadline(deadlines: Deadlines, today: CalendarDate): Pick<Sitting, 'deadline' | 'deadlineKind'> | null {
  if (today <= deadlines.regular) {
    return { deadline: deadlines.regular, deadlineKind: deadlines.exact ? 'regular' : 'about' }
  }
  if (deadlines.late && today <= deadlines.late) return { deadline: deadlines.late, deadlineKind: 'late' }
  return null
}

function openSat(today: CalendarDate): Sitting[] {
  return satDates.value.flatMap(({ date, later, status }): Sitting[] => {
    const open = openDeadline(satDeadlines(date), today)
    if (!open) return []
    const certainty = status.startsWith('agreed') ? 'published' : 'conflicting'
    return [
      {
        exam: 'SAT',
        date,
        ...(later && { later }),
        ...open,
        certainty,
        confidence: satDates.confidence,
        fact: satDates.id,
        deadlineConfidence: satDeadlineRule.confidence,
        deadlineFact: satDeadlineRule.id,
      },
    ]
  })
}

function openAct(today: CalendarDate): Sitting[] {
  return actDates.value.flatMap((date): Sitting[] => {
    const open = openDeadline(findActDeadlines(date), today)
    if (!open) return []
    return [
      {
        exam: 'ACT',
        date,
        ...open,
        certainty: 'published',
        confidence: actDates.confidence,
        fact: actDates.id,
        // A deadline that is estimated as 'about five weeks' before the test has confidence D (derived), even if the
        // test date has a higher confidence.
        deadlineConfidence: open.deadlineKind === 'about' ? 'D' : actDeadlines.confidence,
        deadlineFact: actDeadlines.id,
      },
    ]
  })
}

/**
 * Returns the sitting of an exam on a given day, which may be the later of two conflicting days. Returns undefined if
 * there is no such sitting or if registration is over.
 */
export function findSitting(exam: Exam, date: CalendarDate, today: CalendarDate): Sitting | undefined {
  const open = exam === 'SAT' ? openSat(today) : exam === 'ACT' ? openAct(today) : []
  return open.find((sitting) => sitting.date === date || sitting.later === date)
}

/** Returns the regular and the known late deadlines for each possible day of a sitting. */
export function listDeadlines({ exam, date, later }: Pick<Sitting, 'date' | 'exam' | 'later'>): CalendarDate[] {
  return [date, ...(later ? [later] : [])].flatMap((day) => {
    const { regular, late } = exam === 'SAT' ? satDeadlines(day) : findActDeadlines(day)
    return late === null ? [regular] : [regular, late]
  })
}

/** A test date that the plan skips, and the reason. */
export interface SkippedSitting {
  date: CalendarDate
  /** 'early': students in this grade rarely take the test yet. 'closed': registration has closed. */
  reason: 'early' | 'closed'
}

/** Returns the test date that the plan skips, or null if the plan uses the next test date. */
export function findSkippedSitting(planned: Sitting, student: Student): SkippedSitting | null {
  const dates = planned.exam === 'SAT' ? satDates.value.map(({ date }) => date) : actDates.value
  const next = dates.filter((date) => date > student.today && date < planned.date).toSorted()[0]
  if (!next) return null
  return { date: next, reason: suits(next, student) ? 'closed' : 'early' }
}

/**
 * Returns whether a test date is suitable for the student: not before the usual first attempt, and not after the end of
 * high school.
 */
function suits(date: CalendarDate, { grade, today }: Student): boolean {
  const first = judgement.firstSittingGrade
  if (gradeNumber(grade) <= gradeNumber(first)) {
    return date >= `${findSchoolYear(grade, first, today)}-${judgement.firstSittingFrom}`
  }
  return date <= `${findSchoolYear(grade, 'G12', today)}-06-30`
}

/** Returns the test dates that are suitable for the student and open for registration, soonest first. */
export function openSittings(exam: 'SAT' | 'ACT', student: Student): Sitting[] {
  const open = exam === 'SAT' ? openSat(student.today) : openAct(student.today)
  return open.filter(({ date }) => suits(date, student)).toSorted((one, other) => one.date.localeCompare(other.date))
}

/** Returns whether scores from this test date arrive after most application deadlines for seniors. */
export function isLateForSenior(date: CalendarDate, { grade, today }: Student): boolean {
  return grade === 'G12' && date > `${schoolYearEnd(today) - 1}-${judgement.seniorSittingsUntil}`
}
