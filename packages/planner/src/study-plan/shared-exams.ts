import type { CalendarDate } from '../calendar.ts'
import type { Exam, SectionId } from '../data/exams.ts'
import { findPhases, type Span } from './part-work.ts'
import type { DatedExam } from './plan-parts.ts'
import type { OpenTask, PlanExam, SharedExam } from './study-plan.ts'

const isInExam = (section: SectionId, exam: Exam) => section.startsWith(`${exam.toLowerCase()}.`)

/** Returns the last of several exams; null if none has a day. */
export function findLastExam(exams: readonly DatedExam[]): PlanExam | null {
  const dated = exams.flatMap(({ exam, date }) => (date === null ? [] : [{ exam, date }]))
  return dated.toSorted((one, other) => one.date.localeCompare(other.date)).at(-1) ?? null
}

/** Returns the days of several exams. */
export function listDates(exams: readonly DatedExam[]): CalendarDate[] {
  return exams.flatMap(({ date }) => date ?? [])
}

/** Returns several exams as a plan stores them, with their phases. */
export function describeExams(
  exams: readonly DatedExam[],
  span: Span,
  timedSections: readonly SectionId[],
): SharedExam[] {
  return exams.map(({ id, exam, course, date, share }) => {
    const hasTimed = timedSections.some((section) => isInExam(section, exam))
    return { id, exam, ...(course && { course }), date, share, phases: findPhases(span, date, hasTimed) }
  })
}

/** Returns whether the deadline of a task comes before the day that the student chose for its exam. */
export function isBeforeExam({ exam, deadline }: OpenTask, exams: readonly DatedExam[]): boolean {
  const date = exams.find((one) => one.exam === exam)?.date
  return !date || !deadline || deadline < date
}

/** Adds the exam to a task that names an exam or section, in a plan for several exams. */
export function addExamId<Task extends OpenTask>(task: Task, exams: readonly DatedExam[]): Task {
  const { examId, exam: named, section } = task
  if (examId !== undefined) return task
  const found = exams.find(({ exam }) => exam === named || (section !== undefined && isInExam(section, exam)))
  return found ? { ...task, examId: found.id } : task
}
