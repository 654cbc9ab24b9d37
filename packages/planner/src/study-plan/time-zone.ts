import { z } from 'zod'
import type { CalendarDate } from '../calendar.ts'

/** An IANA time zone that this runtime knows, such as 'America/St_Johns'. */
export const timeZoneSchema = z
  .string()
  .max(60)
  .refine((zone) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
    } catch (error) {
      if (error instanceof RangeError) return false
      throw error
    }
  }, 'Not a time zone')
  .describe("The student's IANA time zone, such as America/Vancouver.")

/** Returns the calendar day in a time zone at a point in time. */
export function findDay(timeZone: string, at: Date): CalendarDate {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const part = new Map(parts.formatToParts(at).map(({ type, value }) => [type, value]))
  return `${part.get('year')}-${part.get('month')}-${part.get('day')}`
}
