import type { CalendarDate } from '../calendar.ts'
import type { StudyPlan, StudyTask } from './study-plan.ts'

interface Day {
  /** In the student's time zone. */
  readonly today: CalendarDate
  readonly done: ReadonlySet<string>
}

/** Returns the tasks of past days that are not done and still make sense. Missed reviews come back by themselves. */
export function findMissed({ tasks }: StudyPlan, { today, done }: Day): StudyTask[] {
  return tasks.filter(
    ({ key, day, kind, deadline }) => day < today && !done.has(key) && kind !== 'due' && (deadline ?? today) >= today,
  )
}
