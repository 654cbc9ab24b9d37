import type { StudyTask } from '@pathwise/planner/study-plan/study-plan'
import { sittings } from '../../../../lib/sittings.ts'
import { followedPlanStore } from './followed-plan-store.ts'
import { progressStore } from './progress-store.ts'
import { buildTaskKey } from './task-status.ts'

/** Returns the task of the followed plan that a sitting was opened from; undefined for none. */
export function findSittingTask(id: string): StudyTask | undefined {
  const key = sittings.find(id)?.task ?? undefined
  return key === undefined ? undefined : followedPlanStore.current().plan?.plan.tasks.find((task) => task.key === key)
}

/**
 * Marks the task that a complete sitting was opened from as done. Each sitting marks one task, once: a task that is
 * opened again stays open, also where the page is loaded again.
 */
export function endSitting(id: string, now: Date) {
  const { plan } = followedPlanStore.current()
  const task = findSittingTask(id)
  if (!plan || !task || sittings.find(id)?.done_at !== null) return
  sittings.end(id, now)
  progressStore.reach(buildTaskKey(plan.report.context, task), 'completed', now)
}
