import type { EventTexts } from './event-texts.ts'
import type { StudyEvent } from './plan-days.ts'

/** The maximum URL-encoded length of the details. Google Calendar rejects very long URLs with "Bad Request". */
const longestDetails = 1_500

/** Truncates text to at most `longest` characters after URL encoding. One Korean syllable becomes nine characters. */
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
 * Builds a Google Calendar link with a prefilled event. The link has no time zone, so Google uses the calendar's time
 * zone.
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
