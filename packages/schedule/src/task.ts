/** The planning granularity, in minutes. */
export const unitMinutes = 5

/** Work that is split into sittings, with at most one sitting per day. */
export interface Task {
  readonly id: string
  /** Total length in minutes, a multiple of five. */
  readonly minutes: number
  /** The length of the shortest and of the longest permitted sitting, in minutes. Both are multiples of five. */
  readonly least: number
  readonly most: number
  /** The first and last day on which the task may be studied, as day indices. */
  readonly from: number
  readonly until: number
  /** The worth of five minutes of the task, greater than 0. */
  readonly worth: number
  /** Tasks that must be finished before this one starts. They may end on the same day. */
  readonly after: readonly string[]
}

/** Work on one task on one day. */
export interface Sitting {
  readonly task: string
  readonly day: number
  readonly minutes: number
}

export interface Plan {
  /** Sorted by day. Within a day, prerequisites come first. */
  readonly sittings: readonly Sitting[]
  /** Tasks whose minutes were not all placed, in input order. */
  readonly unplaced: readonly { readonly task: string; readonly minutes: number }[]
  readonly worth: number
}
