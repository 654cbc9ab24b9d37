import { ICalCalendar, ICalEventStatus } from 'ical-generator'
import type { CalendarDate } from './calendar.ts'

export interface CalendarEvent {
  readonly uid: string
  readonly date: CalendarDate
  /** Local times of day on `date`, as 'HH:MM'. */
  readonly start: string
  readonly end: string
  readonly title: string
  readonly details: string
  /** The URL of the page to open. */
  readonly url: string
  /** When the event was created or last changed, for DTSTAMP. */
  readonly stamp: Date
  /** The number of times the event was moved or canceled. Absent in a file that is imported only once. */
  readonly sequence?: number
  readonly isCancelled?: boolean
}

interface CalendarInput {
  readonly name: string
  readonly events: readonly CalendarEvent[]
  /** The interval, in seconds, at which a subscribed calendar refreshes. */
  readonly refreshSeconds?: number
}

// For floating times, the library writes the UTC fields of the date without the Z suffix.
function floating(date: string, time: string): Date {
  return new Date(`${date}T${time}:00Z`)
}

/** Writes an iCalendar file (RFC 5545). Event times are floating, so they are local in any time zone. */
export function writeCalendarFile({ name, events, refreshSeconds }: CalendarInput): string {
  const calendar = new ICalCalendar({
    name,
    prodId: { company: 'Pathwise', product: 'Study plan', language: 'EN' },
    ttl: refreshSeconds ?? null,
  })
  for (const { uid, date, start, end, title, details, url, stamp, sequence, isCancelled } of events) {
    calendar.createEvent({
      id: uid,
      stamp,
      start: floating(date, start),
      end: floating(date, end),
      floating: true,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      summary: title,
      description: details,
      url,
      ...(sequence !== undefined && { sequence }),
    })
  }
  // RFC 5545 requires CRLF after every line, but the library omits it after the last one.
  return `${calendar.toString().trimEnd()}\r\n`
}
