import type { Task } from '../src/task.ts'

/**
 * Returns how many minutes of the tasks have no place in any plan, from the named days alone: the tasks can get at most
 * the free minutes of these days, and on each other day of their window one sitting (Hall's condition for flows: the
 * capacity of a cut). It shares no code with the bound.
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
