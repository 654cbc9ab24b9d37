import { findMissed } from '@pathwise/planner/study-plan/missed'
import type { StudyTask } from '@pathwise/planner/study-plan/study-plan'
import { findDay } from '@pathwise/planner/study-plan/time-zone'
import { findNextDay, listTasksOn, sumMinutes } from './day-plan.ts'
import { followedPlanStore } from './followed-plan-store.ts'
import { progressStore } from './progress-store.ts'
import { readStatuses } from './task-status.ts'

export interface Today {
  /** Today's open tasks, in study order. */
  readonly tasks: readonly StudyTask[]
  /** The number of tasks for today, including completed ones. */
  readonly planned: number
  /** The sum of the minutes of `tasks`. */
  readonly minutes: number
  /** The number of open tasks of earlier days. 0 once the plan is over. */
  readonly missed: number
  /** Whether one of `tasks` is started. */
  readonly isStarted: boolean
  /** The next open task, today or later. */
  readonly next: StudyTask | undefined
}

/** Returns today's tasks from the data on this device, or null if no plan is followed. */
export function readToday(now: Date): Today | null {
  const { plan: followed } = followedPlanStore.current()
  if (!followed) return null
  const day = findDay(followed.time_zone, now)
  const findStatus = readStatuses(followed.report.context, progressStore.current())
  const isDone = (task: StudyTask) => findStatus(task) === 'completed'
  const done = new Set(followed.plan.tasks.filter(isDone).map(({ key }) => key))
  const planned = listTasksOn(followed, day)
  const tasks = planned.filter((task) => !isDone(task))
  return {
    tasks,
    planned: planned.length,
    minutes: sumMinutes(tasks),
    missed: day > followed.plan.until ? 0 : findMissed(followed.plan, { today: day, done }).length,
    isStarted: tasks.some((task) => findStatus(task) === 'in_progress'),
    next: tasks[0] ?? findNextDay(followed, day, isDone)?.tasks[0],
  }
}
