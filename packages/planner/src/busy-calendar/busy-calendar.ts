import type { CalendarDate } from '../calendar.ts'
import type { BusyTime } from '../study-plan/busy-days.ts'

export interface CalendarLimits {
  readonly bytes: number
  readonly events: number
  /** The maximum number of occurrences across all events. */
  readonly repeats: number
}

/** These limits are far above the size of a real calendar with many years of events. */
export const calendarLimits: CalendarLimits = { bytes: 10_000_000, events: 20_000, repeats: 100_000 }

/** Why a calendar file is rejected. `empty` means that it contains no busy time within the plan. */
export type CalendarProblem = 'empty' | 'notCalendar' | 'tooLarge' | 'tooManyEvents'

export interface CalendarFile {
  readonly text: string
  /** The student's time zone, used for times without a time zone. */
  readonly timeZone: string
  readonly from: CalendarDate
  readonly until: CalendarDate
}

/** The busy times on the requested days, without event titles. */
export interface BusyCalendar {
  readonly times: readonly BusyTime[]
  /** The number of events that could not be read. */
  readonly unread: number
}

export type ReadOutcome = { readonly calendar: BusyCalendar } | { readonly problem: CalendarProblem }
