/** The latest known change of a plan, on a device or in the account. */
export interface PlanState {
  readonly deleted: boolean
  /** Time of the change in milliseconds since 1970, by the clock of the device that made it. */
  readonly at: number
}

/** Returns whether one state replaces another: the later one wins; at equal times, a deletion wins over a save. */
export function supersedes(one: PlanState, other: PlanState | undefined): boolean {
  if (!other) return true
  return one.at === other.at ? one.deleted && !other.deleted : one.at > other.at
}
