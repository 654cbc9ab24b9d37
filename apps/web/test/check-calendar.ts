const decoder = new TextDecoder('utf-8', { fatal: true })

/** A content line: name, parameters and value (RFC 5545, section 3.1). */
const contentLine = /^([A-Z0-9-]+)((?:;[A-Z0-9-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/u

const required = { VCALENDAR: ['VERSION', 'PRODID'], VEVENT: ['UID', 'DTSTAMP', 'DTSTART'] } as const
const texts = ['SUMMARY', 'DESCRIPTION']
const localTime = /^\d{8}T\d{6}$/
const utcTime = /^\d{8}T\d{6}Z$/

/** Unfolds the lines, and records a fault for each line that violates the RFC's rules on line breaks and folding. */
function readLines(file: string, faults: string[]): string[] {
  if (!file.endsWith('\r\n')) faults.push('the last line does not end with CRLF')
  const lines = file.replace(/\r\n$/, '').split('\r\n')
  for (const line of lines) {
    const bytes = Buffer.from(line)
    if (bytes.length > 75) faults.push(`a line has ${bytes.length} octets: ${line}`)
    if (bytes.some((byte) => (byte < 32 && byte !== 9) || byte === 127)) faults.push(`a control character: ${line}`)
    if (line.trim() === '') faults.push('a line is empty')
    decoder.decode(bytes)
    // If a line is folded inside a surrogate pair, its bytes contain a replacement character.
    if (bytes.includes('\ufffd')) faults.push(`a line is folded inside a character: ${line}`)
  }
  return lines.join('\r\n').replaceAll('\r\n ', '').split('\r\n')
}

function checkValue(name: string, value: string, faults: string[]): void {
  if (texts.includes(name) && /(?:^|[^\\])(?:\\\\)*[,;]|\\(?![\\;,nN])/.test(value.replaceAll('\\\\', ''))) {
    faults.push(`${name} has an unescaped character: ${value}`)
  }
  if (name === 'VERSION' && value !== '2.0') faults.push(`VERSION is ${value}`)
  if (name === 'DTSTAMP' && !utcTime.test(value)) faults.push(`DTSTAMP is not in UTC: ${value}`)
  if ((name === 'DTSTART' || name === 'DTEND') && !localTime.test(value)) faults.push(`${name} is no floating time`)
  if (name === 'STATUS' && !['TENTATIVE', 'CONFIRMED', 'CANCELLED'].includes(value)) faults.push(`STATUS is ${value}`)
}

function checkComponent(name: string, properties: ReadonlyMap<string, string>, faults: string[]): void {
  if (name !== 'VCALENDAR' && name !== 'VEVENT') return
  for (const one of required[name]) if (!properties.has(one)) faults.push(`${name} has no ${one}`)
  const [start, end] = [properties.get('DTSTART'), properties.get('DTEND')]
  if (start && end && end <= start) faults.push(`an event ends at ${end}, before or when it starts`)
  if (end && properties.has('DURATION')) faults.push('an event has an end and a duration')
}

/** Returns the violations of RFC 5545 in an iCalendar file with floating times. */
export function findCalendarFaults(file: string): string[] {
  const faults: string[] = []
  const open: { name: string; properties: Map<string, string> }[] = []
  const ids = new Set<string>()
  for (const line of readLines(file, faults)) {
    const [, name = '', , value = ''] = contentLine.exec(line) ?? []
    const parent = open.at(-1)
    if (name === '') faults.push(`not a property: ${line}`)
    else if (name === 'BEGIN') open.push({ name: value, properties: new Map() })
    else if (name === 'END') {
      if (parent?.name === value) checkComponent(value, parent.properties, faults)
      else faults.push(`END:${value} ends nothing`)
      open.pop()
    } else if (parent) {
      checkValue(name, value, faults)
      if (parent.properties.has(name)) faults.push(`${parent.name} has two ${name}`)
      parent.properties.set(name, value)
      if (name === 'UID' && ids.has(value)) faults.push(`two events have the UID ${value}`)
      if (name === 'UID') ids.add(value)
    } else faults.push(`outside of a calendar: ${line}`)
  }
  if (open.length > 0) faults.push(`${open.at(-1)?.name} is not ended`)
  return faults
}
