import { ICalCalendar, ICalEventStatus } from 'ical-generator'
import type { CalendarDate } from './calendar.ts'

export interface CalendarEvent {
  readonly uid: string
  readonly date: CalendarDate
  /** Local times on `date`, as 'HH:MM'. */
  readonly start: string
  readonly end: string
  readonly title: string
  readonly details: string
  /** The page that the event links to. */
  readonly url: string
  /** The time of creation or last change (DTSTAMP). */
  readonly stamp: Date
  /**
   * The number of times that the event was moved or canceled (SEQUENCE). Not needed in a file that is imported only
   * once.
   */
  readonly sequence?: number
  readonly isCancelled?: boolean
}

interface CalendarInput {
  readonly name: string
  readonly events: readonly CalendarEvent[]
  /** How often calendar apps should refresh a subscription, in seconds. */
  readonly refreshSeconds?: number
}

// For floating times, which have no time zone, the library writes the date's UTC fields without a Z.
function floating(date: string, time: string): Date {
  return new Date(`${date}T${time}:00Z`)
}

/** Writes an iCalendar file (RFC 5545). Times are floating, so they are local in every time zone. */
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
  // RFC 5545 requires a CRLF after every line. The library omits the last one.
  return `${calendar.toString().trimEnd()}\r\n`
}
