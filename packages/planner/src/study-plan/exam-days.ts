import { addDays, type CalendarDate } from '../calendar.ts'
import type { PlanExam, SharedExam, StudyPlan, StudyTask } from './study-plan.ts'

/** A dated exam in a plan. `course` distinguishes several AP or IB exams. */
export type ExamDay = PlanExam & Pick<SharedExam, 'course'> & { readonly id?: string }

/** Returns the exams whose date is known, soonest first. */
export function listExamDays({ exam, exams }: Pick<StudyPlan, 'exam' | 'exams'>): ExamDay[] {
  const days = exams?.flatMap(({ date, ...one }) => (date === null ? [] : [{ ...one, date }])) ?? (exam ? [exam] : [])
  return days.toSorted((one, other) => one.date.localeCompare(other.date))
}

/** Returns the last useful day of a task: the day before its exam, or its deadline if that is earlier. */
export function findLastDay(plan: Pick<StudyPlan, 'exams' | 'until'>, task: Pick<StudyTask, 'deadline' | 'examId'>) {
  const exam = plan.exams?.find(({ id }) => id === task.examId)
  const days: CalendarDate[] = [plan.until]
  if (exam?.date) days.push(addDays(exam.date, -1))
  if (task.deadline) days.push(task.deadline)
  return days.toSorted()[0] ?? plan.until
}
