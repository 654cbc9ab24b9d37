const components: ReadonlySet<string> = new Set(['VCALENDAR', 'VEVENT', 'VTIMEZONE', 'STANDARD', 'DAYLIGHT'])

const properties: ReadonlySet<string> = new Set([
  ...['DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID', 'UID', 'TRANSP', 'STATUS'],
  ...['X-MICROSOFT-CDO-BUSYSTATUS', 'X-MICROSOFT-CDO-ALLDAYEVENT', 'TZID', 'TZOFFSETFROM', 'TZOFFSETTO'],
])

/**
 * Unfolds the lines of a calendar file and keeps those that define event times. Titles, notes, guests and alarms are
 * dropped, so they cannot cause parse errors.
 */
export function selectLines(text: string): string[] {
  const kept: string[] = []
  let skipped = 0
  for (const line of text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)) {
    const [, name = '', value = ''] = /^([\w-]+)(?::(.*))?/.exec(line.trim()) ?? []
    const [property, component] = [name.toUpperCase(), value.trim().toUpperCase()]
    if (property === 'BEGIN') {
      if (skipped > 0 || !components.has(component)) skipped += 1
      else kept.push(`BEGIN:${component}`)
    } else if (property === 'END') {
      if (skipped > 0) skipped -= 1
      else kept.push(`END:${component}`)
    } else if (skipped === 0 && properties.has(property)) {
      kept.push(line.trim())
    }
  }
  return kept
}
