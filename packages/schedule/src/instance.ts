import { type Task, unitMinutes } from './task.ts'

/** A task, measured in units of five minutes. It refers to other tasks by index. */
export interface UnitTask {
  readonly id: string
  /** The total units of the task, and the units of its shortest and longest sitting. */
  readonly size: number
  readonly least: number
  readonly most: number
  /** The first and last possible day. `until` is before `from` if the task is not possible on any day of the plan. */
  readonly from: number
  readonly until: number
  readonly worth: number
  readonly after: readonly number[]
  /** The tasks that depend on this one. */
  readonly next: readonly number[]
}

/** The input for a plan, in units. */
export interface Instance {
  readonly free: Int32Array
  readonly tasks: readonly UnitTask[]
  /** The task indices, ordered so that prerequisites come first. */
  readonly order: readonly number[]
  /** The tasks that may be studied on each day. */
  readonly open: readonly (readonly number[])[]
}

function isUnits(minutes: number): boolean {
  return Number.isInteger(minutes / unitMinutes) && minutes > 0
}

function assertTask({ id, minutes, least, most, from, until, worth }: Task): void {
  if (![minutes, least, most].every(isUnits)) throw new RangeError(`Minutes of ${id} are not a multiple of five`)
  if (least > most) throw new RangeError(`The shortest sitting of ${id} is longer than the longest`)
  if (Math.ceil(minutes / most) * least > minutes) throw new RangeError(`${id} cannot be divided into sittings`)
  if (!Number.isInteger(from) || !Number.isInteger(until)) throw new RangeError(`The days of ${id} are not whole`)
  if (from > until) throw new RangeError(`${id} ends before it begins`)
  if (!Number.isFinite(worth) || worth <= 0) throw new RangeError(`The worth of ${id} is not above 0`)
}

function toUnits(minutes: number): number {
  if (!Number.isFinite(minutes) || minutes < 0) throw new RangeError(`A day cannot have ${minutes} free minutes`)
  return Math.floor(minutes / unitMinutes)
}

/** @throws RangeError for a duplicate id */
function indexTasks(tasks: readonly Task[]): Map<string, number> {
  const indices = new Map(tasks.map(({ id }, index) => [id, index]))
  if (indices.size < tasks.length) throw new RangeError('Two tasks have the same id')
  return indices
}

/** @throws RangeError for an unknown id */
function findPrerequisites({ id, after }: Task, indices: ReadonlyMap<string, number>): number[] {
  return [...new Set(after)].map((other) => {
    const index = indices.get(other)
    if (index === undefined) throw new RangeError(`${id} comes after an unknown task`)
    return index
  })
}

/**
 * Returns the indices of all tasks, with prerequisites first and otherwise in the order of `wanted`.
 * @throws RangeError when tasks depend on each other
 */
export function sortByPrerequisites(
  wanted: readonly number[],
  prerequisitesOf: (task: number) => readonly number[],
): number[] {
  const sorted: number[] = []
  const states = new Map<number, 'open' | 'closed'>()
  const visit = (task: number): void => {
    const state = states.get(task)
    if (state === 'closed') return
    if (state === 'open') throw new RangeError('Tasks wait for each other')
    states.set(task, 'open')
    for (const other of prerequisitesOf(task)) visit(other)
    states.set(task, 'closed')
    sorted.push(task)
  }
  for (const task of wanted) visit(task)
  return sorted
}

/**
 * Converts days and tasks to units. Free minutes are rounded down, and windows are clipped to the days of the plan.
 * @throws RangeError for invalid tasks or days; the message names them
 */
export function createInstance(days: readonly number[], tasks: readonly Task[]): Instance {
  for (const task of tasks) assertTask(task)
  const free = Int32Array.from(days, toUnits)
  const indices = indexTasks(tasks)
  const after = tasks.map((task) => findPrerequisites(task, indices))
  const next: number[][] = tasks.map(() => [])
  for (const [task, others] of after.entries()) for (const other of others) next[other]?.push(task)
  const unitTasks = tasks.map((task, index) => ({
    id: task.id,
    size: task.minutes / unitMinutes,
    least: task.least / unitMinutes,
    most: task.most / unitMinutes,
    from: Math.max(0, task.from),
    until: Math.min(days.length - 1, task.until),
    worth: task.worth,
    after: after[index] ?? [],
    next: next[index] ?? [],
  }))
  const isOpen = (day: number) => (index: number) =>
    day >= (unitTasks[index]?.from ?? 0) && day <= (unitTasks[index]?.until ?? -1)
  return {
    free,
    tasks: unitTasks,
    order: sortByPrerequisites([...tasks.keys()], (task) => after[task] ?? []),
    open: days.map((_, day) => [...tasks.keys()].filter(isOpen(day))),
  }
}
