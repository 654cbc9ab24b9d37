import type { Draft } from './draft.ts'
import { dayRules, findEarliest, findLatest, fitUnits, keepsOrder, placeTask } from './placement.ts'

/** Scores are sums of decimal numbers: smaller differences are rounding. */
export const smallestGain = 1e-6

/** The most passes over all tasks. */
const passes = 40

/**
 * Takes another task's sitting from a day, gives the day to a task, and looks for another place for what was taken.
 * Returns whether that raised the score; otherwise nothing changes.
 */
function pushAside(draft: Draft, task: number, day: number, other: number): boolean {
  const mark = draft.mark()
  const before = draft.score
  draft.add(other, day, -draft.unitsAt(other, day))
  const units = fitUnits(draft, task, day)
  if (units > 0) {
    draft.add(task, day, units)
    placeTask(draft, other, dayRules.early)
    if (draft.score > before + smallestGain && keepsOrder(draft, other) && keepsOrder(draft, task)) return true
  }
  draft.rollBack(mark)
  return false
}

/** Gives a task a day by moving or dropping another task's sitting. Returns whether it found one. */
export function makeRoom(draft: Draft, task: number): boolean {
  const { most } = draft.taskAt(task)
  const last = findLatest(draft, task)
  const count = draft.instance.tasks.length
  for (let day = findEarliest(draft, task); day <= last; day++) {
    if (draft.unitsAt(task, day) >= most) continue
    for (let other = 0; other < count; other++) {
      if (other !== task && draft.unitsAt(other, day) > 0 && pushAside(draft, task, day, other)) return true
    }
  }
  return false
}

/** Places more of the tasks that are short, in the given order, until no single move raises the score. */
export function improve(draft: Draft, order: readonly number[]): void {
  for (let pass = 0; pass < passes; pass++) {
    const before = draft.score
    for (const task of order) {
      if (draft.restOf(task) <= 0) continue
      placeTask(draft, task, dayRules.early)
      if (draft.restOf(task) > 0) makeRoom(draft, task)
    }
    if (draft.score <= before + smallestGain) return
  }
}
