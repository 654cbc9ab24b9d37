import { mostDone } from '@pathwise/api/study-plan/study-plan.vocabulary'
import { buildItemKey } from '@pathwise/planner/item-key'
import type { StudyTask } from '@pathwise/planner/study-plan/study-plan'
import type { Report } from '../../report.ts'
import type { Progress, Status } from './progress.ts'

/** Returns the key under which a task's progress is stored. */
export function buildTaskKey(context: Report['context'], task: Pick<StudyTask, 'key'>): string {
  return buildItemKey(context, 'plan', task.key)
}

/** Returns a function that looks up the status of a task. */
export function readStatuses(context: Report['context'], progress: readonly Progress[]) {
  const statuses = new Map(progress.map(({ key, status }) => [key, status]))
  return (task: Pick<StudyTask, 'key'>): Status => statuses.get(buildTaskKey(context, task)) ?? 'pending'
}

/** Returns the keys of the completed tasks of this plan (`tasks`) and of other plans with the same goal. */
export function listDone(
  context: Report['context'],
  tasks: readonly StudyTask[],
  progress: readonly Progress[],
): string[] {
  const findStatus = readStatuses(context, progress)
  const planned = tasks.filter((task) => findStatus(task) === 'completed').map(({ key }) => key)
  const folder = `${buildItemKey(context, 'plan')}/`
  const stored = progress.flatMap(({ key, status }) => {
    const name = key.slice(folder.length)
    // Skip keys that are stored as hashes, because the task key cannot be recovered from a hash. `planned` already
    // includes the tasks of this plan.
    return status === 'completed' && key.startsWith(folder) && /^[\w.-]+$/.test(name) ? [name] : []
  })
  return [...new Set([...stored, ...planned])].slice(-mostDone)
}
