import type { CalendarDate } from '../calendar.ts'
import type { BusyTime } from '../study-plan/busy-days.ts'

export interface CalendarLimits {
  readonly bytes: number
  readonly events: number
  /** Of all events together. */
  readonly repeats: number
}

/** What a calendar file may contain. A student's calendar of many years is far smaller. */
export const calendarLimits: CalendarLimits = { bytes: 10_000_000, events: 20_000, repeats: 100_000 }

/**
 * Why a calendar file is not used: it is larger than the limits (`tooLarge`, `tooManyEvents`), no calendar, or has no
 * busy time within the plan.
 */
export type CalendarProblem = 'empty' | 'notCalendar' | 'tooLarge' | 'tooManyEvents'

export interface CalendarFile {
  readonly text: string
  /** The student's time zone, for times without one. */
  readonly timeZone: string
  readonly from: CalendarDate
  readonly until: CalendarDate
}

/** The busy times of a calendar file within the days, without titles. */
export interface BusyCalendar {
  readonly times: readonly BusyTime[]
  /** How many events could not be read. */
  readonly unread: number
}

export type ReadOutcome = { readonly calendar: BusyCalendar } | { readonly problem: CalendarProblem }
