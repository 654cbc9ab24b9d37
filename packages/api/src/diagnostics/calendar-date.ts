import type { CalendarDate } from '@pathwise/planner/calendar'

const eastern = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' })

/**
 * The calendar day that exam deadlines are counted in. The exam bodies close registration by Eastern time, so that is
 * the day it is for every reader, wherever the server stands.
 */
export function easternDate(moment: Date): CalendarDate {
  return eastern.format(moment)
}
