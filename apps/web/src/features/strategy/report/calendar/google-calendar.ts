import { type StudyEvent, studyHours } from './plan-days.ts'

// The service answers "Bad Request" to very long addresses.
const longestDetails = 1_500

/** A link that opens Google Calendar with the event filled in. Without a time zone in it, the times are those of the reader's calendar. */
export function googleCalendarLink(title: string, event: StudyEvent): string {
  const address = new URL('https://calendar.google.com/calendar/render')
  address.search = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${event.date}T${studyHours.start}0000/${event.date}T${studyHours.end}0000`,
    details: event.tasks.join('\n').slice(0, longestDetails),
  }).toString()
  return address.href
}
