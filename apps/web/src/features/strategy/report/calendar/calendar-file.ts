import { ICalCalendar, ICalEventStatus } from 'ical-generator'
import { type StudyEvent, studyHours } from './plan-days.ts'

export const calendarFileName = 'next-week-plan.ics'

interface CalendarInput {
  name: string
  events: readonly StudyEvent[]
  /** Names the report: the same one gives each day the same UID, so that importing again updates instead of doubling. */
  fingerprint: string
  eventTitle: (day: string) => string
  /** The moment of making, for DTSTAMP. */
  now: Date
}

// For a floating time the library writes a date's UTC fields, without the Z.
function floating(date: string, hour: number): Date {
  return new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(4, 6)) - 1, Number(date.slice(6, 8)), hour))
}

/** The plan's week as an iCalendar file (RFC 5545), with times that hold on the student's clock wherever it is opened. */
export function calendarFile({ name, events, fingerprint, eventTitle, now }: CalendarInput): string {
  const calendar = new ICalCalendar({ name, prodId: { company: 'Pathwise', product: 'Study plan', language: 'EN' } })
  const seen = new Map<string, number>()
  for (const event of events) {
    // A plan may name one day twice.
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
