import type { Task } from '../src/task.ts'

/**
 * Returns the number of minutes that provably no plan can place, derived only from the given days. The tasks get at
 * most the free minutes on these days, plus one sitting on each other day in their window (the capacity of a cut). It
 * shares no code with `bound`, because it is used to check that function.
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
