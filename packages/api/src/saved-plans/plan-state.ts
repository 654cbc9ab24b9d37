/** What last happened to a plan, as far as one side knows. */
export interface PlanState {
  readonly deleted: boolean
  /** When, in milliseconds since 1970, by the clock of the device where it happened. */
  readonly at: number
}

/** Whether one state of a plan replaces another: the later one does, and a deletion also the save of the same moment. */
export function supersedes(one: PlanState, other: PlanState | undefined): boolean {
  if (!other) return true
  return one.at === other.at ? one.deleted && !other.deleted : one.at > other.at
}
