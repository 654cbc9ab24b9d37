import type { StudyTask } from '@pathwise/planner/study-plan/study-plan'
import { sittings } from '../../../../lib/sittings.ts'
import { followedPlanStore } from './followed-plan-store.ts'
import { progressStore } from './progress-store.ts'
import { buildTaskKey } from './task-status.ts'

/**
 * Returns the task from which the student started a sitting. Returns undefined if the followed plan has no such task.
 */
export function findSittingTask(id: string): StudyTask | undefined {
  const key = sittings.find(id)?.task ?? undefined
  return key === undefined ? undefined : followedPlanStore.current().plan?.plan.tasks.find((task) => task.key === key)
}

/**
 * Marks a sitting's task as done, at most once per sitting. A task that the student reopens therefore stays open after
 * a reload.
 */
export function endSitting(id: string, now: Date) {
  const { plan } = followedPlanStore.current()
  const task = findSittingTask(id)
  if (!plan || !task || sittings.find(id)?.done_at !== null) return
  sittings.end(id, now)
  progressStore.reach(buildTaskKey(plan.report.context, task), 'completed', now)
}
