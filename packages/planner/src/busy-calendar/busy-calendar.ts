import type { CalendarDate } from '../calendar.ts'
import type { BusyTime } from '../study-plan/busy-days.ts'

export interface CalendarLimits {
  readonly bytes: number
  readonly events: number
  /** The limit for all events together. */
  readonly repeats: number
}

/** The limits for a calendar file. Even a student's calendar of many years is far smaller. */
export const calendarLimits: CalendarLimits = { bytes: 10_000_000, events: 20_000, repeats: 100_000 }

/**
 * The reason why a calendar file is rejected: it exceeds the limits (`tooLarge`, `tooManyEvents`), is not a calendar,
 * or has no busy time within the plan.
 */
export type CalendarProblem = 'empty' | 'notCalendar' | 'tooLarge' | 'tooManyEvents'

export interface CalendarFile {
  readonly text: string
  /** The student's time zone, used for times that do not specify one. */
  readonly timeZone: string
  readonly from: CalendarDate
  readonly until: CalendarDate
}

/** The busy times of a calendar file within the given days, without titles. */
export interface BusyCalendar {
  readonly times: readonly BusyTime[]
  /** The number of events that could not be read. */
  readonly unread: number
}

export type ReadOutcome = { readonly calendar: BusyCalendar } | { readonly problem: CalendarProblem }
