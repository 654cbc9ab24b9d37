import type { Plan, Sitting, Task } from '../src/task.ts'

function sum(values: Iterable<number>): number {
  let total = 0
  for (const value of values) total += value
  return total
}

function* findTaskFaults(task: Task, plan: Plan): Iterable<string> {
  const own = plan.sittings.filter((sitting) => sitting.task === task.id)
  const placed = sum(own.map(({ minutes }) => minutes))
  const unplaced = plan.unplaced.find((rest) => rest.task === task.id)?.minutes ?? 0
  if (placed + unplaced !== task.minutes) yield `${task.id}: ${placed} and ${unplaced} are not ${task.minutes} minutes`
  if (new Set(own.map(({ day }) => day)).size < own.length) yield `${task.id} has two sittings on a day`
  for (const { day, minutes } of own) {
    if (day < task.from || day > task.until) yield `${task.id} is outside of its window on day ${day}`
    if (minutes < task.least || minutes > task.most) yield `${task.id} has a sitting of ${minutes} minutes`
  }
}

/** Reports a task that starts before its prerequisites are finished. */
function* findOrderFaults(task: Task, plan: Plan): Iterable<string> {
  const first = plan.sittings.findIndex((sitting) => sitting.task === task.id)
  if (first === -1) return
  for (const other of task.after) {
    const last = plan.sittings.findLastIndex((sitting) => sitting.task === other)
    if (plan.unplaced.some((rest) => rest.task === other)) yield `${task.id} begins, but ${other} is never finished`
    if (last > first) yield `${task.id} begins before ${other} is finished`
  }
}

/** Checks a plan independently of the solver. Returns a message for each violated rule. */
export function findViolations(plan: Plan, days: readonly number[], tasks: readonly Task[]): string[] {
  const faults: string[] = []
  const isOn = (day: number) => (sitting: Sitting) => sitting.day === day
  for (const [day, free] of days.entries()) {
    const minutes = sum(plan.sittings.filter(isOn(day)).map((sitting) => sitting.minutes))
    if (minutes > free) faults.push(`Day ${day} is over-booked: ${minutes} of ${free} minutes`)
  }
  const worths = new Map(tasks.map(({ id, worth }) => [id, worth]))
  const worth = sum(plan.sittings.map(({ task, minutes }) => ((worths.get(task) ?? 0) * minutes) / 5))
  if (Math.abs(worth - plan.worth) > 1e-6) faults.push(`The worth is ${worth}, not ${plan.worth}`)
  if (plan.sittings.some(({ day }, index) => day < (plan.sittings[index - 1]?.day ?? 0))) faults.push('Days go back')
  for (const task of tasks) faults.push(...findTaskFaults(task, plan), ...findOrderFaults(task, plan))
  return faults
}
