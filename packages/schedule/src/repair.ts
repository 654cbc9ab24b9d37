import type { Draft } from './draft.ts'
import { countFittingUnits, dayRules, findEarliest, findLatest, placeTask, respectsPrerequisites } from './placement.ts'

/** Scores are sums of floating-point numbers, so smaller differences may be rounding errors. */
export const smallestGain = 1e-6

const passes = 40

/**
 * Replaces another task's sitting on a day with a sitting of this task, and tries to place the removed units on other
 * days. If the score does not increase, undoes everything and returns false.
 */
function pushAside(draft: Draft, task: number, day: number, other: number): boolean {
  const mark = draft.mark()
  const before = draft.score
  draft.add(other, day, -draft.unitsAt(other, day))
  const units = countFittingUnits(draft, task, day)
  if (units > 0) {
    draft.add(task, day, units)
    placeTask(draft, other, dayRules.early)
    if (draft.score > before + smallestGain && respectsPrerequisites(draft, other)) return true
  }
  draft.rollBack(mark)
  return false
}

/** A range of days, both ends included. */
export interface Span {
  readonly first: number
  readonly last: number
}

export const allDays: Span = { first: 0, last: Number.POSITIVE_INFINITY }

/**
 * Makes room for a task on one day of the span by moving or dropping another task's sitting. Returns false if this does
 * not help on any day.
 */
export function makeRoom(draft: Draft, task: number, span: Span): boolean {
  const { least, most } = draft.taskAt(task)
  const last = Math.min(span.last, findLatest(draft, task))
  for (let day = Math.max(span.first, findEarliest(draft, task)); day <= last; day++) {
    const there = draft.unitsAt(task, day)
    if (there >= most) continue
    const lacking = least - there - (draft.room[day] ?? 0)
    for (const other of draft.instance.open[day] ?? []) {
      const units = draft.unitsAt(other, day)
      if (units === 0 || units < lacking || other === task) continue
      if (pushAside(draft, task, day, other)) return true
    }
  }
  return false
}

/**
 * Places more of the incomplete tasks, in the given order, until no single move increases the score.
 * @param span the days from which sittings may be removed
 */
export function improve(draft: Draft, order: readonly number[], span: Span): void {
  for (let pass = 0; pass < passes; pass++) {
    const before = draft.score
    for (const task of order) {
      if (draft.restOf(task) <= 0) continue
      placeTask(draft, task, dayRules.early)
      if (draft.restOf(task) > 0) makeRoom(draft, task, span)
    }
    if (draft.score <= before + smallestGain) return
  }
}
