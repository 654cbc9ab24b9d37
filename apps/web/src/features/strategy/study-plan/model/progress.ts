/** In the order in which an item passes through them. */
export const statuses = ['pending', 'in_progress', 'completed'] as const
export type Status = (typeof statuses)[number]

/** How far a student is with one item of a study plan. */
export interface Progress {
  /** The item's own name, the same on every device; visible ASCII without spaces. */
  readonly key: string
  readonly status: Status
  /** When the status was reached, as ISO 8601 in UTC. */
  readonly changedAt: string
}

/** The further status; where both are as far, the one reached first. */
function further(one: Progress, other: Progress): Progress {
  const ahead = statuses.indexOf(one.status) - statuses.indexOf(other.status)
  if (ahead !== 0) return ahead > 0 ? one : other
  return one.changedAt <= other.changedAt ? one : other
}

/** The progress of two sides together, so that neither loses any: ordered by key, and the same whichever side comes first. */
export function mergeProgress(one: readonly Progress[], other: readonly Progress[]): Progress[] {
  const merged = new Map<string, Progress>()
  for (const item of [...one, ...other]) {
    const known = merged.get(item.key)
    merged.set(item.key, known ? further(known, item) : item)
  }
  return [...merged.values()].toSorted((first, second) => (first.key < second.key ? -1 : 1))
}
