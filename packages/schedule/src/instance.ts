import { type Task, unitMinutes } from './task.ts'

/** A task in units of five minutes, with its prerequisites given as indices. */
export interface UnitTask {
  readonly id: string
  /**
   * `size` is the number of units in the whole task. `least` and `most` are the units in its shortest and longest
   * sitting.
   */
  readonly size: number
  readonly least: number
  readonly most: number
  /** The first and last permitted day. If no day of the plan is permitted, `until` is before `from`. */
  readonly from: number
  readonly until: number
  readonly worth: number
  readonly after: readonly number[]
  /** The indices of the tasks that require this one. */
  readonly next: readonly number[]
}

/** A planning problem in units. */
export interface Instance {
  readonly free: Int32Array
  readonly tasks: readonly UnitTask[]
  /** Task indices in topological order: prerequisites first. */
  readonly order: readonly number[]
  /** For each day, the tasks whose window includes it. */
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
 * Sorts tasks so that prerequisites come first, and otherwise keeps the order of `wanted`.
 * @throws RangeError if prerequisites form a cycle
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
 * Converts days and tasks to units. Rounds free minutes down, and clips each task's window to the plan.
 * @throws RangeError for invalid tasks or days, with the cause in the message
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
