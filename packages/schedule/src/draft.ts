import type { Instance, UnitTask } from './instance.ts'

/** The earlier plan, and the penalty for changing it. */
export interface Keep {
  /** The earlier plan's units by cell, or 0 where the earlier plan has no sitting. */
  readonly units: Int32Array
  /** The penalty for each changed sitting. */
  readonly price: number
}

/**
 * A plan under construction. Units are stored by cell, `task * days + day`. Changes can be rolled back to a mark. The
 * draft does not validate sittings: callers do.
 */
export class Draft {
  readonly instance: Instance
  readonly days: number
  readonly units: Int32Array
  /** Free units by day. */
  readonly room: Int32Array
  /** Placed units by task. */
  readonly placed: Int32Array
  readonly keep: Keep | null
  /** The first day that may change. Earlier days are in the past. */
  readonly firstOpen: number
  /** The total worth of the placed units, minus a penalty for each sitting of the earlier plan that has changed. */
  score = 0
  /**
   * The first and last day with units, by task. If a task has no units, its first day is past the end of the plan and
   * its last day is before the start.
   */
  private readonly firsts: Int32Array
  private readonly lasts: Int32Array
  /**
   * An undo log. Each change adds two numbers: the index of the cell (`task * days + day`) and the units added to it.
   */
  private readonly trail: number[] = []

  constructor(instance: Instance, keep: Keep | null = null, firstOpen = 0) {
    const count = instance.tasks.length
    this.instance = instance
    this.days = instance.free.length
    this.units = new Int32Array(count * this.days)
    this.room = instance.free.slice()
    this.placed = new Int32Array(count)
    this.firsts = new Int32Array(count).fill(this.days)
    this.lasts = new Int32Array(count).fill(-1)
    this.keep = keep
    this.firstOpen = firstOpen
    if (keep) this.score = -keep.price * keep.units.filter((units) => units > 0).length
  }

  taskAt(index: number): UnitTask {
    const task = this.instance.tasks[index]
    if (!task) throw new RangeError('There is no such task')
    return task
  }

  unitsAt(task: number, day: number): number {
    return this.units[task * this.days + day] ?? 0
  }

  /** Returns how many units of a task are still unplaced. */
  restOf(task: number): number {
    return this.taskAt(task).size - (this.placed[task] ?? 0)
  }

  firstDay(task: number): number {
    return this.firsts[task] ?? this.days
  }

  lastDay(task: number): number {
    return this.lasts[task] ?? -1
  }

  /**
   * Returns how the penalty would change if the units were added to a cell. The change is negative if this restores the
   * earlier sitting.
   */
  priceOf(task: number, day: number, units: number): number {
    if (!this.keep) return 0
    const cell = task * this.days + day
    const kept = this.keep.units[cell] ?? 0
    if (kept === 0) return 0
    const now = this.units[cell] ?? 0
    return this.keep.price * (Number(now === kept) - Number(now + units === kept))
  }

  /** Adds units to a task's sitting on a day, or removes them if negative. */
  add(task: number, day: number, units: number): void {
    this.trail.push(task * this.days + day, units)
    this.apply(task, day, units)
  }

  /** Removes a task's sittings from all open days. */
  clear(task: number): void {
    for (let day = Math.max(this.firstOpen, this.firstDay(task)); day <= this.lastDay(task); day++) {
      const units = this.unitsAt(task, day)
      if (units > 0) this.add(task, day, -units)
    }
  }

  mark(): number {
    return this.trail.length
  }

  rollBack(mark: number): void {
    while (this.trail.length > mark) {
      const units = this.trail.pop() ?? 0
      const cell = this.trail.pop() ?? 0
      this.apply(Math.floor(cell / this.days), cell % this.days, -units)
    }
  }

  private apply(task: number, day: number, units: number): void {
    this.score += units * this.taskAt(task).worth - this.priceOf(task, day, units)
    const cell = task * this.days + day
    const now = (this.units[cell] ?? 0) + units
    this.units[cell] = now
    this.room[day] = (this.room[day] ?? 0) - units
    this.placed[task] = (this.placed[task] ?? 0) + units
    if (now > 0) {
      if (day < this.firstDay(task)) this.firsts[task] = day
      if (day > this.lastDay(task)) this.lasts[task] = day
    } else this.narrow(task)
  }

  /** Moves a task's first and last day inward to days that have units. */
  private narrow(task: number): void {
    let first = this.firstDay(task)
    let last = this.lastDay(task)
    while (first <= last && this.unitsAt(task, first) === 0) first++
    while (last >= first && this.unitsAt(task, last) === 0) last--
    const empty = first > last
    this.firsts[task] = empty ? this.days : first
    this.lasts[task] = empty ? -1 : last
  }
}
