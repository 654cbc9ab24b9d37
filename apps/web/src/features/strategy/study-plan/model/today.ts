import type { StudyTask } from '@pathwise/planner/study-plan/study-plan'
import { findDay } from '@pathwise/planner/study-plan/time-zone'
import { findNextDay, listTasksOn, sumMinutes } from './day-plan.ts'
import { followedPlanStore } from './followed-plan-store.ts'
import { progressStore } from './progress-store.ts'
import { readStatuses } from './task-status.ts'

export interface Today {
  /** The open tasks for today, in study order. */
  readonly tasks: readonly StudyTask[]
  /** The number of tasks for today, including completed ones. */
  readonly planned: number
  /** The total minutes of all `tasks`. */
  readonly minutes: number
  /** The first open task for today or a later day. */
  readonly next: StudyTask | undefined
}

/** Returns the student's tasks for today from the data on this device, or null if no plan is followed. */
export function readToday(now: Date): Today | null {
  const { plan } = followedPlanStore.current()
  if (!plan) return null
  const day = findDay(plan.time_zone, now)
  const findStatus = readStatuses(plan.report.context, progressStore.current())
  const isDone = (task: StudyTask) => findStatus(task) === 'completed'
  const planned = listTasksOn(plan, day)
  const tasks = planned.filter((task) => !isDone(task))
  return {
    tasks,
    planned: planned.length,
    minutes: sumMinutes(tasks),
    next: tasks[0] ?? findNextDay(plan, day, isDone)?.tasks[0],
  }
}
