/** Item statuses, in order of progress. */
export const statuses = ['pending', 'in_progress', 'completed'] as const
export type Status = (typeof statuses)[number]

/** A student's progress on one item of a study plan. */
export interface Progress {
  /** The item key, the same on every device; visible ASCII without spaces. */
  readonly key: string
  readonly status: Status
  /** Time when the status was reached, ISO 8601 in UTC. */
  readonly changedAt: string
  /** How often the student has opened the item again after completing it; undefined for never. */
  readonly reopened?: number | undefined
}

/** Returns the item that was reopened more often, else the later status, or the one reached first if both are equal. */
function further(one: Progress, other: Progress): Progress {
  const later = (one.reopened ?? 0) - (other.reopened ?? 0)
  if (later !== 0) return later > 0 ? one : other
  const ahead = statuses.indexOf(one.status) - statuses.indexOf(other.status)
  if (ahead !== 0) return ahead > 0 ? one : other
  return one.changedAt <= other.changedAt ? one : other
}

/** Merges two progress lists and keeps the side of each item that is further on. Sorted by key; the argument order is irrelevant. */
export function mergeProgress(one: readonly Progress[], other: readonly Progress[]): Progress[] {
  const merged = new Map<string, Progress>()
  for (const item of [...one, ...other]) {
    const known = merged.get(item.key)
    merged.set(item.key, known ? further(known, item) : item)
  }
  return [...merged.values()].toSorted((first, second) => (first.key < second.key ? -1 : 1))
}
