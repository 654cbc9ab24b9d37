import { z } from 'zod'
import type { CalendarDate } from '../calendar.ts'

/** An IANA time zone that this runtime supports, such as 'America/St_Johns'. */
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

// Cached, because Intl objects are expensive to create.
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

/** Converts a timestamp to local time, encoded in milliseconds as if it were UTC. */
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
 * Converts a local time, encoded as in `toClockTime`, to a timestamp. A repeated time maps to its first occurrence. A
 * skipped time uses the offset before the change, as required by RFC 5545.
 */
export function fromClockTime(timeZone: string, clock: number): number {
  const findOffset = (at: number) => toClockTime(timeZone, at) - at
  const before = clock - findOffset(clock - dayMs)
  const candidates = [before, clock - findOffset(clock + dayMs)]
  const shown = candidates.filter((at) => toClockTime(timeZone, at) === clock)
  return shown.length > 0 ? Math.min(...shown) : before
}

/** Returns the local date at a given time. */
export function findDay(timeZone: string, at: Date): CalendarDate {
  return new Date(toClockTime(timeZone, at.getTime())).toISOString().slice(0, 10)
}
