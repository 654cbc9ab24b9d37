import type { Task } from '../src/task.ts'

/**
 * Returns how many minutes no plan can place, because they exceed the capacity of a cut: the free minutes on the named
 * days, plus each task's longest sitting on every other day of its window. Verifies
 * `computeBound` without sharing its code.
 */
export function proveShortage(days: readonly number[], tasks: readonly Task[], named: readonly number[]): number {
  let most = 0
  for (const day of named) most += Math.floor((days[day] ?? 0) / 5) * 5
  let wanted = 0
  for (const task of tasks) {
    const others = [...days.keys()].filter((day) => day >= task.from && day <= task.until && !named.includes(day))
    most += Math.min(task.minutes, others.length * task.most)
    wanted += task.minutes
  }
  return wanted - most
}
