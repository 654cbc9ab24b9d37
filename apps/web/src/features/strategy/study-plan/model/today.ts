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
  const { plan: followedPlan } = followedPlanStore.current()
  if (!followedPlan) return null
  const day = findDay(followedPlan.time_zone, now)
  const findStatus = readStatuses(followedPlan.report.context, progressStore.current())
  const isDone = (task: StudyTask) => findStatus(task) === 'completed'
  const done = new Set(followedPlan.plan.tasks.filter(isDone).map(({ key }) => key))
  const planned = listTasksOn(followedPlan, day)
  const tasks = planned.filter((task) => !isDone(task))
  return {
    tasks,
    planned: planned.length,
    minutes: sumMinutes(tasks),
    missed: day > followedPlan.plan.until ? 0 : findMissed(followedPlan.plan, { today: day, done }).length,
    isStarted: tasks.some((task) => findStatus(task) === 'in_progress'),
    next: tasks[0] ?? findNextDay(followedPlan, day, isDone)?.tasks[0],
  }
}
