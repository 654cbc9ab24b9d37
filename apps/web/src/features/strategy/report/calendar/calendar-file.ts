import { ICalCalendar, ICalEventStatus } from 'ical-generator'
import { type StudyEvent, studyHours } from './plan-days.ts'

export const calendarFileName = 'next-week-plan.ics'

interface CalendarInput {
  name: string
  events: readonly StudyEvent[]
  /** Identifies the report. It makes event UIDs stable, so importing the file again updates the events. */
  fingerprint: string
  eventTitle: (day: string) => string
  /** Creation time, for DTSTAMP. */
  now: Date
}

// For floating times, the library writes the UTC fields of the date without the Z suffix.
function floating(date: string, hour: number): Date {
  return new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(4, 6)) - 1, Number(date.slice(6, 8)), hour))
}

/** Builds an iCalendar file (RFC 5545) for the plan's week. Event times are floating: local time in any time zone. */
export function calendarFile({ name, events, fingerprint, eventTitle, now }: CalendarInput): string {
  const calendar = new ICalCalendar({ name, prodId: { company: 'Pathwise', product: 'Study plan', language: 'EN' } })
  const seen = new Map<string, number>()
  for (const event of events) {
    // A plan may contain the same day twice.
    const turn = seen.get(event.date) ?? 0
    seen.set(event.date, turn + 1)
    calendar.createEvent({
      id: `${fingerprint}-${event.date}${turn > 0 ? `-${turn}` : ''}@pathwise`,
      stamp: now,
      start: floating(event.date, studyHours.start),
      end: floating(event.date, studyHours.end),
      floating: true,
      status: ICalEventStatus.CONFIRMED,
      summary: eventTitle(event.day),
      description: event.tasks.join('\n'),
    })
  }
  return calendar.toString()
}
