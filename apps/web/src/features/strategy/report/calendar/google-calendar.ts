import type { EventTexts } from './event-texts.ts'
import type { StudyEvent } from './plan-days.ts'

/** The maximum length of the details in the URL. Google Calendar responds to very long URLs with "Bad Request". */
const longestDetails = 1_500

/**
 * Truncates a string so that its URL-encoded form has at most `longest` characters. A Korean syllable is encoded as
 * nine characters.
 */
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

/**
 * Builds a Google Calendar link that prefills an event. The link contains no time zone, so Google Calendar uses the
 * time zone of the user's calendar.
 */
export function buildGoogleCalendarLink({ title, details }: EventTexts, { date, start, end }: StudyEvent): string {
  const [from, to] = [start, end].map((time) => `${date}T${time}00`.replaceAll(/[-:]/g, ''))
  const address = new URL('https://calendar.google.com/calendar/render')
  address.search = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${from}/${to}`,
    details: truncateEncoded(details, longestDetails),
  }).toString()
  return address.href
}
