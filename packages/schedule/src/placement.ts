import type { Draft } from './draft.ts'

/** Rates a day for placing units of a task; higher is better. */
export type DayRule = (draft: Draft, day: number, units: number) => number

/**
 * Rules for choosing a day. All rules favor long sittings. Each rule also favors certain days: early days, days with
 * free time, or late days.
 */
export const dayRules = {
  early: (_draft, day, units) => 3 * units - day,
  roomy: (draft, day, units) => 2 * units + (draft.room[day] ?? 0) - day / 10,
  late: (_draft, day, units) => 3 * units + day,
} as const satisfies Record<string, DayRule>

/**
 * Returns the first day on which a task can be placed after its prerequisites, or a day past the end of the plan if a
 * prerequisite still has unplaced units.
 */
export function findEarliest(draft: Draft, task: number): number {
  const { from, after } = draft.taskAt(task)
  let day = Math.max(from, draft.firstOpen)
  for (const other of after) {
    if (draft.restOf(other) > 0) return draft.days
    day = Math.max(day, draft.lastDay(other))
  }
  return day
}

/** Returns the last day on which a task can be done before the tasks that require it. */
export function findLatest(draft: Draft, task: number): number {
  const { until, next } = draft.taskAt(task)
  let day = until
  for (const other of next) day = Math.min(day, draft.firstDay(other))
  return day
}

/** Returns whether a sitting of the task on another day has room for this many more units. */
function canGrowElsewhere(draft: Draft, task: number, day: number, units: number): boolean {
  const { most } = draft.taskAt(task)
  for (let other = Math.max(draft.firstOpen, draft.firstDay(task)); other <= draft.lastDay(task); other++) {
    const there = draft.unitsAt(task, other)
    if (other !== day && there > 0 && there + units <= most && (draft.room[other] ?? 0) >= units) return true
  }
  return false
}

/**
 * Returns how many units of a task can be added to a day so that its sitting there has a permitted length. If possible,
 * leaves either no units of the task or enough for another sitting.
 */
export function countFittingUnits(draft: Draft, task: number, day: number): number {
  const { least, most } = draft.taskAt(task)
  const rest = draft.restOf(task)
  const there = draft.unitsAt(task, day)
  const units = Math.min(rest, most - there, draft.room[day] ?? 0)
  if (units <= 0 || there + units < least) return 0
  const left = rest - units
  if (left === 0 || left >= least || canGrowElsewhere(draft, task, day, left)) return units
  const fewer = units - (least - left)
  return fewer > 0 && there + fewer >= least ? fewer : units
}

/** Places as much of a task as possible, on the best days first. Skips placements whose penalty exceeds their worth. */
export function placeTask(draft: Draft, task: number, rule: DayRule): void {
  const { worth } = draft.taskAt(task)
  while (draft.restOf(task) > 0) {
    const last = findLatest(draft, task)
    let best = -1
    let bestUnits = 0
    let most = Number.NEGATIVE_INFINITY
    for (let day = findEarliest(draft, task); day <= last; day++) {
      const units = countFittingUnits(draft, task, day)
      if (units === 0) continue
      const price = draft.priceOf(task, day, units)
      if (price >= units * worth) continue
      const value = rule(draft, day, units) - price
      if (value <= most) continue
      best = day
      bestUnits = units
      most = value
    }
    if (best === -1) return
    draft.add(task, best, bestUnits)
  }
}

/** Restores missing sittings of the earlier plan where they are still possible. */
export function restoreTask(draft: Draft, task: number): void {
  if (!draft.keep) return
  const { least, most } = draft.taskAt(task)
  const last = findLatest(draft, task)
  for (let day = findEarliest(draft, task); day <= last; day++) {
    const units = draft.keep.units[task * draft.days + day] ?? 0
    if (units < least || units > most || draft.unitsAt(task, day) > 0) continue
    if (units <= draft.restOf(task) && units <= (draft.room[day] ?? 0)) draft.add(task, day, units)
  }
}

export function placeAll(draft: Draft, order: readonly number[], rule: DayRule): void {
  for (const task of order) placeTask(draft, task, rule)
}

/** Returns whether a task comes after its prerequisites and before the tasks that require it. */
export function respectsPrerequisites(draft: Draft, task: number): boolean {
  const { after, next } = draft.taskAt(task)
  const isPlaced = draft.firstDay(task) < draft.days
  if (isPlaced && after.some((other) => !comesBefore(draft, other, task))) return false
  return next.every((other) => draft.firstDay(other) === draft.days || comesBefore(draft, task, other))
}

function comesBefore(draft: Draft, task: number, other: number): boolean {
  return draft.restOf(task) <= 0 && draft.lastDay(task) <= draft.firstDay(other)
}
