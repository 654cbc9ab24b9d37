/** The size of a planning unit, in minutes. */
export const unitMinutes = 5

/** Material to study in one or more sittings, at most one per day. */
export interface Task {
  readonly id: string
  /** The total length of the task in minutes, a multiple of five. */
  readonly minutes: number
  /** The minimum and maximum length of a sitting, in minutes, as multiples of five. */
  readonly least: number
  readonly most: number
  /** The first and last day on which the task may be studied, as indices into the free minutes by day. */
  readonly from: number
  readonly until: number
  /** The worth of five minutes of the task, greater than 0. */
  readonly worth: number
  /** The tasks that must be finished before this one starts, on an earlier day or earlier on the same day. */
  readonly after: readonly string[]
}

/** Work on one task on one day. */
export interface Sitting {
  readonly task: string
  readonly day: number
  readonly minutes: number
}

export interface Plan {
  /** The sittings, sorted by day. Within a day, prerequisites come first. */
  readonly sittings: readonly Sitting[]
  /** The tasks that are not fully placed, in input order. */
  readonly unplaced: readonly { readonly task: string; readonly minutes: number }[]
  /** The total worth of all placed units. */
  readonly worth: number
}
