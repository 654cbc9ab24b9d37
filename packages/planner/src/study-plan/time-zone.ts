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

// Creating Intl objects is much slower than using them.
const formats = new Map<string, Intl.DateTimeFormat>()

function findFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const two = '2-digit'
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: two, day: two, hour: two, minute: two, second: two },
  })
  formats.set(timeZone, format)
  return format
}

/** Returns what the clocks of a time zone show at a moment, as the moment at which clocks in UTC show the same. In ms. */
export function toClockTime(timeZone: string, at: number): number {
  const parts = new Map(
    findFormat(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'))
}

const dayMs = 86_400_000

/**
 * Returns the moment at which the clocks of a time zone show a time, given as by `toClockTime`. Of a time that occurs
 * twice it is the first; a time that clocks skip is read by the offset before, as RFC 5545 says.
 */
export function fromClockTime(timeZone: string, clock: number): number {
  const findOffset = (at: number) => toClockTime(timeZone, at) - at
  const before = clock - findOffset(clock - dayMs)
  const candidates = [before, clock - findOffset(clock + dayMs)]
  const shown = candidates.filter((at) => toClockTime(timeZone, at) === clock)
  return shown.length > 0 ? Math.min(...shown) : before
}

/** Returns the calendar day in a time zone at a point in time. */
export function findDay(timeZone: string, at: Date): CalendarDate {
  return new Date(toClockTime(timeZone, at.getTime())).toISOString().slice(0, 10)
}
