import type { CalendarDate } from '../calendar.ts'
import { findLastDay } from './exam-days.ts'
import type { StudyPlan, StudyTask } from './study-plan.ts'

interface Day {
  /** Today in the student's time zone. */
  readonly today: CalendarDate
  readonly done: ReadonlySet<string>
}

/**
 * Returns the unfinished tasks of past days that are still useful. Omits missed reviews, because their problems become
 * due again.
 */
export function findMissed(plan: StudyPlan, { today, done }: Day): StudyTask[] {
  const isUseful = (task: StudyTask) =>
    (task.deadline ?? today) >= today && (!task.examId || findLastDay(plan, task) >= today)
  return plan.tasks.filter((task) => task.day < today && !done.has(task.key) && task.kind !== 'due' && isUseful(task))
}
