import { createInstance, type Instance } from './instance.ts'
import { sortByWorth } from './list.ts'
import { type Task, unitMinutes } from './task.ts'

/** Bounds that hold for every plan for the given days and tasks. */
export interface Bound {
  /** An upper bound on the worth of any plan. */
  readonly worth: number
  /** A lower bound on the minutes that any plan leaves unplaced. 0 does not prove that everything fits. */
  readonly shortMinutes: number
  /** The days on which more free minutes would reduce `shortMinutes`, and no other days. */
  readonly fullDays: readonly number[]
}

/** A flow that assigns units of tasks to days. Sitting lengths and prerequisites are ignored. */
interface Flow {
  readonly instance: Instance
  /** Assigned units, by task and day. */
  readonly units: readonly Int32Array[]
  readonly room: Int32Array
  /**
   * 1 for days from which no day with room is reachable. A closed day stays closed, because later paths cannot leave it
   * either.
   */
  readonly closed: Uint8Array
}

/**
 * One step of an augmenting path, which moves units of task `given` to `day`. The units come from the day of the step
 * with index `from`, or were unassigned if `from` is -1.
 */
interface Step {
  readonly day: number
  readonly from: number
  readonly given: number
}

/** Queues every unvisited day that can accept more units of a task. */
function spread(flow: Flow, given: number, from: number, seen: Uint8Array, steps: Step[]): void {
  const task = flow.instance.tasks[given]
  const units = flow.units[given]
  if (!task || !units) return
  for (let day = task.from; day <= task.until; day++) {
    if (seen[day] === 1 || (units[day] ?? 0) >= task.most) continue
    seen[day] = 1
    steps.push({ day, from, given })
  }
}

/** Searches breadth-first for a day with room. Returns the days visited, up to and including that day. */
function reachDays(flow: Flow, task: number): { steps: Step[]; hasRoom: boolean } {
  const seen = flow.closed.slice()
  const isSpread = new Uint8Array(flow.units.length)
  const steps: Step[] = []
  isSpread[task] = 1
  spread(flow, task, -1, seen, steps)
  for (let index = 0; index < steps.length; index++) {
    const day = steps[index]?.day ?? 0
    if ((flow.room[day] ?? 0) > 0) return { steps: steps.slice(0, index + 1), hasRoom: true }
    for (const [given, units] of flow.units.entries()) {
      if (isSpread[given] === 1 || (units[day] ?? 0) === 0) continue
      isSpread[given] = 1
      spread(flow, given, index, seen, steps)
    }
  }
  return { steps, hasRoom: false }
}

/** Returns how many units can move along a path. `path` lists its steps from last to first. */
function findWidth(flow: Flow, path: readonly Step[], steps: readonly Step[], rest: number): number {
  let width = Math.min(rest, flow.room[path[0]?.day ?? 0] ?? 0)
  for (const { day, from, given } of path) {
    const most = flow.instance.tasks[given]?.most ?? 0
    const units = flow.units[given]
    width = Math.min(width, most - (units?.[day] ?? 0))
    const source = steps[from]
    if (source) width = Math.min(width, units?.[source.day] ?? 0)
  }
  return width
}

/** Moves units of a task along one shortest augmenting path. Returns the number of units, or 0 if there is no path. */
function augment(flow: Flow, task: number, rest: number): number {
  const { steps, hasRoom } = reachDays(flow, task)
  if (!hasRoom) {
    for (const { day } of steps) flow.closed[day] = 1
    return 0
  }
  const path: Step[] = []
  for (let step = steps.at(-1); step; step = steps[step.from]) path.push(step)
  const width = findWidth(flow, path, steps, rest)
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

/** Like {@link bound}, but returns units instead of minutes. */
export function findBound(instance: Instance): { worth: number; short: number; fullDays: number[] } {
  const { tasks, free } = instance
  const closed = new Uint8Array(free.length)
  const flow: Flow = { instance, units: tasks.map(() => new Int32Array(free.length)), room: free.slice(), closed }
  let worth = 0
  let short = 0
  for (const index of sortByWorth(instance)) {
    const task = tasks[index]
    if (!task) continue
    let rest = task.size
    let sent = augment(flow, index, rest)
    while (sent > 0) {
      rest -= sent
      sent = rest > 0 ? augment(flow, index, rest) : 0
    }
    worth += (task.size - rest) * task.worth
    short += rest
  }
  return { worth, short, fullDays: [...closed.keys()].filter((day) => closed[day] === 1) }
}

/**
 * Returns limits that hold for every plan, by solving a relaxed problem without sitting lengths and prerequisites. Its
 * feasible amounts form a polymatroid (Megiddo 1974), so the greedy order, most valuable task first, is optimal
 * (Edmonds 1970). The days that unplaced tasks can still reach form a minimum cut (Ford and Fulkerson 1956): all are
 * full, and only more room on one of them increases the flow.
 * @throws RangeError for invalid tasks or days
 */
export function computeBound(days: readonly number[], tasks: readonly Task[]): Bound {
  const { worth, short, fullDays } = findBound(createInstance(days, tasks))
  return { worth, shortMinutes: short * unitMinutes, fullDays }
}
