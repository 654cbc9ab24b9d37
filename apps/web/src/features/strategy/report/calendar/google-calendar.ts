import { type StudyEvent, studyHours } from './plan-days.ts'

// Google Calendar answers "Bad Request" to very long URLs.
const longestDetails = 1_500

/** Builds a Google Calendar link with the event prefilled. It has no time zone, so the user's calendar zone applies. */
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
