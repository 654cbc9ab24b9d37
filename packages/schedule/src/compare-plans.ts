import type { Sitting } from './task.ts'

export interface Move {
  readonly from: Sitting
  readonly to: Sitting
}

export interface Comparison {
  readonly kept: readonly Sitting[]
  readonly moved: readonly Move[]
  /** Earlier sittings with no replacement in the new plan. */
  readonly dropped: readonly Sitting[]
  /** New sittings that do not replace an earlier one. */
  readonly added: readonly Sitting[]
}

function isSame(one: Sitting, other: Sitting): boolean {
  return one.day === other.day && one.minutes === other.minutes
}

function countMinutes(sittings: readonly Sitting[]): number {
  return sittings.reduce((sum, { minutes }) => sum + minutes, 0)
}

/** Compares the sittings of one task, pairing moved sittings in day order. */
function compareTask(before: readonly Sitting[], after: readonly Sitting[]): Comparison {
  const kept = before.filter((one) => after.some((other) => isSame(one, other)))
  const left = before.filter((one) => !kept.includes(one))
  const arrived = after.filter((one) => !kept.some((other) => isSame(one, other)))
  const moved = left.flatMap((from, index) => {
    const to = arrived[index]
    return to ? [{ from, to }] : []
  })
  const rest = left.slice(moved.length)
  const last = arrived.at(-1)
  // The earlier sittings in `rest` have no counterpart in the new plan. If the new plan still has all of the task's
  // minutes, the earlier sittings were merged into the task's last sitting.
  const isMerged = last && countMinutes(after) >= countMinutes(before)
  return {
    kept,
    moved: isMerged ? [...moved, ...rest.map((from) => ({ from, to: last }))] : moved,
    dropped: isMerged ? [] : rest,
    added: arrived.slice(moved.length),
  }
}

/** Compares two plans. Each list of the result is grouped by task. */
export function comparePlans(before: readonly Sitting[], after: readonly Sitting[]): Comparison {
  const ids = new Set([...before, ...after].map(({ task }) => task))
  const parts = [...ids].map((id) => {
    const isOwn = ({ task }: Sitting) => task === id
    return compareTask(before.filter(isOwn), after.filter(isOwn))
  })
  return {
    kept: parts.flatMap(({ kept }) => kept),
    moved: parts.flatMap(({ moved }) => moved),
    dropped: parts.flatMap(({ dropped }) => dropped),
    added: parts.flatMap(({ added }) => added),
  }
}
