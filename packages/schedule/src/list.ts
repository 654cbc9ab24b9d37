import { type Instance, sortByPrerequisites } from './instance.ts'

/** What orders a list: the tasks with the lowest keys come first, after those that they depend on. */
export type Key = (task: number) => number

export function sortTasks({ tasks }: Instance, key: Key): number[] {
  const keys = tasks.map((_, task) => key(task))
  const wanted = [...tasks.keys()].sort((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0))
  return sortByPrerequisites(wanted, (task) => tasks[task]?.after ?? [])
}

/** Returns the worth of each task, or most of the worth of a task that waits for it if that is more. */
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
