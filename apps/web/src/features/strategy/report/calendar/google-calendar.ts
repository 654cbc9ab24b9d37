import { type StudyEvent, studyHours } from './plan-days.ts'

/** Max length of the details in the URL. Google Calendar answers "Bad Request" to very long URLs. */
const longestDetails = 1_500

/** Truncates a text to at most `longest` URL-encoded characters. A Korean syllable takes nine of them. */
function truncateEncoded(text: string, longest: number): string {
  let length = 0
  let kept = ''
  for (const character of text) {
    length += new URLSearchParams([['', character]]).toString().length - 1
    if (length > longest) break
    kept += character
  }
  return kept
}

/** Builds a Google Calendar link with the event prefilled. It has no time zone, so the user's calendar zone applies. */
export function googleCalendarLink(title: string, event: StudyEvent): string {
  const address = new URL('https://calendar.google.com/calendar/render')
  address.search = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${event.date}T${studyHours.start}0000/${event.date}T${studyHours.end}0000`,
    details: truncateEncoded(event.tasks.join('\n'), longestDetails),
  }).toString()
  return address.href
}
