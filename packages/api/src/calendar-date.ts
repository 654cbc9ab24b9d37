import type { CalendarDate } from '@pathwise/planner/calendar'

const eastern = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' })

/**
 * Returns the date in US Eastern time. Exam boards close registration by Eastern time, so this date applies to every
 * user.
 */
export function getEasternDate(moment: Date): CalendarDate {
  return eastern.format(moment)
}
