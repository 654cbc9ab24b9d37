import { writeCalendarFile } from '@pathwise/planner/calendar-file'
import type { EventTexts } from './event-texts.ts'
import type { StudyEvent } from './plan-days.ts'

export const calendarFileName = 'next-week-plan.ics'

interface CalendarInput {
  name: string
  events: readonly StudyEvent[]
  /** Identifies the report in event UIDs, so that importing the file again updates the existing events. */
  fingerprint: string
  writeEvent: (event: StudyEvent) => EventTexts
  /** The creation time, written as DTSTAMP. */
  now: Date
}

export function buildCalendarFile({ name, events, fingerprint, writeEvent, now }: CalendarInput): string {
  const seen = new Map<string, number>()
  return writeCalendarFile({
    name,
    events: events.map((event) => {
      const { date, start, end } = event
      // A plan may list the same date twice, so number the repetitions to keep the UIDs unique.
      const turn = seen.get(date) ?? 0
      seen.set(date, turn + 1)
      const uid = `${fingerprint}-${date.replaceAll('-', '')}${turn > 0 ? `-${turn}` : ''}@pathwise`
      return { uid, date, start, end, ...writeEvent(event), stamp: now }
    }),
  })
}
