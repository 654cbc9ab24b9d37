import { createInstance, type Instance } from './instance.ts'
import { type Task, unitMinutes } from './task.ts'

/** What no plan can exceed. */
export interface Bound {
  /** The most worth that any plan of these tasks can have. */
  readonly worth: number
  /** Every plan leaves at least so many minutes without a place. 0 is no proof that all of them have one. */
  readonly shortMinutes: number
  /** The days on which more free minutes lower `shortMinutes`. On other days they do not. */
  readonly fullDays: readonly number[]
}

/** Units of tasks that flow to days. Sittings may be cut anywhere, and no task waits for another. */
interface Flow {
  readonly instance: Instance
  /** Units by task and day. */
  readonly units: readonly Int32Array[]
  readonly room: Int32Array
}

/** How units reach a day: from the task itself, or from another day that gives up units of a task. */
interface Step {
  readonly day: number
  readonly from: number
  readonly given: number
}

/** Calls `visit` with the days that can take more of a task and were not seen. */
function spread(flow: Flow, task: number, seen: Uint8Array, visit: (day: number) => void): void {
  const spec = flow.instance.tasks[task]
  const units = flow.units[task]
  if (!spec || !units) return
  for (let day = spec.from; day <= spec.until; day++) {
    if (seen[day] === 1 || (units[day] ?? 0) >= spec.most) continue
    seen[day] = 1
    visit(day)
  }
}

/** Returns the days that units of the tasks can reach, nearest first. The search ends at a day with room. */
function reachDays(flow: Flow, tasks: Iterable<number>): Step[] {
  const seen = new Uint8Array(flow.room.length)
  const steps: Step[] = []
  for (const task of tasks) spread(flow, task, seen, (day) => steps.push({ day, from: -1, given: task }))
  for (let index = 0; index < steps.length; index++) {
    const day = steps[index]?.day ?? 0
    if ((flow.room[day] ?? 0) > 0) return steps.slice(0, index + 1)
    for (const [given, units] of flow.units.entries()) {
      if ((units[day] ?? 0) > 0) spread(flow, given, seen, (next) => steps.push({ day: next, from: index, given }))
    }
  }
  return steps
}

/** Returns how many units can go along a path, which is given from its end to its start. */
function findWidth(flow: Flow, path: readonly Step[], steps: readonly Step[], rest: number): number {
  let width = Math.min(rest, flow.room[path[0]?.day ?? 0] ?? 0)
  for (const { day, from, given } of path) {
    const spec = flow.instance.tasks[given]
    const units = flow.units[given]
    if (!spec || !units) return 0
    width = Math.min(width, spec.most - (units[day] ?? 0))
    const source = steps[from]
    if (source) width = Math.min(width, units[source.day] ?? 0)
  }
  return width
}

/** Sends as many units of a task as one shortest path takes. Returns their number, 0 when there is no path. */
function augment(flow: Flow, task: number, rest: number): number {
  const steps = reachDays(flow, [task])
  const path: Step[] = []
  for (let step = steps.at(-1); step; step = steps[step.from]) path.push(step)
  const width = findWidth(flow, path, steps, rest)
  if (width === 0) return 0
  for (const { day, from, given } of path) {
    const units = flow.units[given]
    if (!units) continue
    units[day] = (units[day] ?? 0) + width
    const source = steps[from]
    if (source) units[source.day] = (units[source.day] ?? 0) - width
  }
  const end = path[0]?.day ?? 0
  flow.room[end] = (flow.room[end] ?? 0) - width
  return width
}

/** Returns the bound of an instance, with worth and shortage in units. */
export function findBound(instance: Instance): { worth: number; short: number; fullDays: number[] } {
  const { tasks, free } = instance
  const flow: Flow = { instance, units: tasks.map(() => new Int32Array(free.length)), room: free.slice() }
  const rests = tasks.map(({ size }) => size)
  let worth = 0
  for (const index of [...tasks.keys()].sort((one, other) => (tasks[other]?.worth ?? 0) - (tasks[one]?.worth ?? 0))) {
    for (;;) {
      const sent = augment(flow, index, rests[index] ?? 0)
      if (sent === 0) break
      rests[index] = (rests[index] ?? 0) - sent
      worth += sent * (tasks[index]?.worth ?? 0)
    }
  }
  const short = [...tasks.keys()].filter((task) => (rests[task] ?? 0) > 0)
  return {
    worth,
    short: rests.reduce((sum, rest) => sum + rest, 0),
    fullDays: reachDays(flow, short)
      .map(({ day }) => day)
      .sort((one, other) => one - other),
  }
}

/**
 * Returns what no plan can exceed, and proves a shortage. Cutting sittings anywhere and leaving out the order of tasks
 * only adds plans, so what holds for them holds for all.
 *
 * The units that can be placed of each task form a polymatroid (Megiddo 1974), so filling the tasks in falling order of
 * worth is exact (Edmonds 1970). Each unit goes along an augmenting path, and the days that the tasks left over still
 * reach are one side of a minimum cut (Ford and Fulkerson 1956): all of them are full, and only more room on one of them
 * makes the flow larger.
 * @throws RangeError for tasks or days that make no sense
 */
export function bound(days: readonly number[], tasks: readonly Task[]): Bound {
  const { worth, short, fullDays } = findBound(createInstance(days, tasks))
  return { worth, shortMinutes: short * unitMinutes, fullDays }
}
