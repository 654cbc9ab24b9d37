/** Item statuses, in order of progress. */
export const statuses = ['pending', 'in_progress', 'completed'] as const
export type Status = (typeof statuses)[number]

export interface Progress {
  /** Identifies the item on every device. Contains only visible ASCII characters, without spaces. */
  readonly key: string
  readonly status: Status
  /** The time when the status was reached, as ISO 8601 in UTC. */
  readonly changedAt: string
  /** How many times the student reopened the item after completing it. Undefined if never. */
  readonly reopened?: number | undefined
}

/**
 * Returns the entry that was reopened more often. If both were reopened equally often, returns the one with the more
 * advanced status. If the statuses are equal too, returns the one that changed earlier.
 */
function chooseMoreAdvanced(one: Progress, other: Progress): Progress {
  const later = (one.reopened ?? 0) - (other.reopened ?? 0)
  if (later !== 0) return later > 0 ? one : other
  const ahead = statuses.indexOf(one.status) - statuses.indexOf(other.status)
  if (ahead !== 0) return ahead > 0 ? one : other
  return one.changedAt <= other.changedAt ? one : other
}

/**
 * Merges two lists, keeping the more advanced version of each item. The merge is commutative, and its result is sorted
 * by key.
 */
export function mergeProgress(one: readonly Progress[], other: readonly Progress[]): Progress[] {
  const merged = new Map<string, Progress>()
  for (const item of [...one, ...other]) {
    const known = merged.get(item.key)
    merged.set(item.key, known ? chooseMoreAdvanced(known, item) : item)
  }
  return [...merged.values()].toSorted((first, second) => (first.key < second.key ? -1 : 1))
}
