import type { CalendarDate } from '../calendar.ts'
import type { BusyTime } from '../study-plan/busy-days.ts'

export interface CalendarLimits {
  readonly bytes: number
  readonly events: number
  /** The maximum number of occurrences, for all events combined. */
  readonly repeats: number
}

/** The limits for a calendar file, set far above the size of a calendar that spans many years. */
export const calendarLimits: CalendarLimits = { bytes: 10_000_000, events: 20_000, repeats: 100_000 }

/**
 * The reason for rejecting a calendar file: it exceeds the limits (`tooLarge`, `tooManyEvents`), is not a calendar, or
 * has no busy time within the plan.
 */
export type CalendarProblem = 'empty' | 'notCalendar' | 'tooLarge' | 'tooManyEvents'

export interface CalendarFile {
  readonly text: string
  /** The student's time zone, used for times that do not specify one. */
  readonly timeZone: string
  readonly from: CalendarDate
  readonly until: CalendarDate
}

/** The busy times in a calendar file that fall within the given days. Event titles are omitted. */
export interface BusyCalendar {
  readonly times: readonly BusyTime[]
  /** The number of events that could not be read. */
  readonly unread: number
}

export type ReadOutcome = { readonly calendar: BusyCalendar } | { readonly problem: CalendarProblem }
