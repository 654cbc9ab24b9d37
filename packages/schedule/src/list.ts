import { type Instance, sortByPrerequisites } from './instance.ts'

/** A task's sort key. Lower keys come first, except that prerequisites always precede the tasks that require them. */
export type Key = (task: number) => number

/** Returns the chosen tasks, sorted by key, with all their prerequisites placed before them. */
export function sortTasks({ tasks }: Instance, chosen: Iterable<number>, key: Key): number[] {
  const keys = new Map(Array.from(chosen, (task) => [task, key(task)]))
  const wanted = [...keys.keys()].sort((one, other) => (keys.get(one) ?? 0) - (keys.get(other) ?? 0))
  return sortByPrerequisites(wanted, (task) => tasks[task]?.after ?? [])
}

/** Returns each task's worth. A prerequisite is worth at least 90% of any task that requires it. */
export function inheritWorth({ tasks, order }: Instance): number[] {
  const worths = tasks.map(({ worth }) => worth)
  for (const task of order.toReversed()) {
    for (const other of tasks[task]?.next ?? []) {
      worths[task] = Math.max(worths[task] ?? 0, 0.9 * (worths[other] ?? 0))
    }
  }
  return worths
}

export function sortByWorth({ tasks }: Instance): number[] {
  return [...tasks.keys()].sort((one, other) => (tasks[other]?.worth ?? 0) - (tasks[one]?.worth ?? 0))
}
