import { ICalCalendar, ICalEventStatus } from 'ical-generator'
import type { EventTexts } from './event-texts.ts'
import type { StudyEvent } from './plan-days.ts'

export const calendarFileName = 'next-week-plan.ics'

interface CalendarInput {
  name: string
  events: readonly StudyEvent[]
  /** Identifies the report. It makes event UIDs stable, so importing the file again updates the events. */
  fingerprint: string
  writeEvent: (event: StudyEvent) => EventTexts
  /** Creation time, for DTSTAMP. */
  now: Date
}

// For floating times, the library writes the UTC fields of the date without the Z suffix.
function floating(date: string, time: string): Date {
  return new Date(`${date}T${time}:00Z`)
}

/** Builds an iCalendar file (RFC 5545) of the plan's days. Event times are floating: local time in any time zone. */
export function buildCalendarFile({ name, events, fingerprint, writeEvent, now }: CalendarInput): string {
  const calendar = new ICalCalendar({ name, prodId: { company: 'Pathwise', product: 'Study plan', language: 'EN' } })
  const seen = new Map<string, number>()
  for (const event of events) {
    const { date, start, end } = event
    // A plan may contain the same day twice.
    const turn = seen.get(date) ?? 0
    seen.set(date, turn + 1)
    const { title, details, url } = writeEvent(event)
    calendar.createEvent({
      id: `${fingerprint}-${date.replaceAll('-', '')}${turn > 0 ? `-${turn}` : ''}@pathwise`,
      stamp: now,
      start: floating(date, start),
      end: floating(date, end),
      floating: true,
      status: ICalEventStatus.CONFIRMED,
      summary: title,
      description: details,
      url,
    })
  }
  // RFC 5545 ends every line with CRLF, also the last one. The library leaves that one open.
  return `${calendar.toString().trimEnd()}\r\n`
}
