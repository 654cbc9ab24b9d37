import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { plainTextReport, structuredReport } from '../../../../../test/sample-report.ts'
import { calendarFile } from './calendar-file.ts'
import { studyEvents } from './plan-days.ts'
import { reportFingerprint } from './use-calendar-download.ts'

const now = new Date(2026, 10, 21, 9, 30)
const awkward = [
  { day: 'Monday', tasks: ['Commas, semicolons; and a \\ backslash', 'Second line'] },
  { day: '수요일', tasks: ['이차함수의 꼭짓점을 찾는 문제를 풀고 풀이를 한 줄로 설명해 보세요. '.repeat(4).trim()] },
]

function buildFile(days = awkward, fingerprint = reportFingerprint(plainTextReport)): string {
  const events = studyEvents(days, now)
  return calendarFile({ name: 'Week plan', events, fingerprint, eventTitle: (day) => `Study: ${day}`, now })
}

/** Parses the file with a different library from the one that generated it. */
function parseEvents(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  return calendar.getAllSubcomponents('vevent').map((component) => ({
    event: new ICAL.Event(component),
    status: component.getFirstPropertyValue('status'),
    stamp: component.getFirstPropertyValue('dtstamp'),
  }))
}

describe('calendarFile', () => {
  it('creates one confirmed event from 18:00 to 19:00 for each day', () => {
    const read = parseEvents(buildFile()).map(({ event, status }) => [
      event.startDate.toString(),
      event.endDate.toString(),
      status,
    ])
    expect(read).toEqual([
      ['2026-11-16T18:00:00', '2026-11-16T19:00:00', 'CONFIRMED'],
      ['2026-11-18T18:00:00', '2026-11-18T19:00:00', 'CONFIRMED'],
    ])
  })

  it('uses floating event times and a UTC timestamp', () => {
    const [first] = parseEvents(buildFile())
    expect(first?.event.startDate.zone).toBe(ICAL.Timezone.localTimezone)
    expect(String(first?.stamp)).toBe(now.toISOString().replace('.000', ''))
  })

  it('preserves titles and tasks exactly', () => {
    const read = parseEvents(buildFile()).map(({ event }) => [event.summary, event.description])
    expect(read).toEqual(awkward.map(({ day, tasks }) => [`Study: ${day}`, tasks.join('\n')]))
  })

  it('folds lines at 75 bytes and ends them with CRLF', () => {
    const lines = buildFile().split('\r\n')
    expect(lines.every((line) => Buffer.byteLength(line) <= 75 && !line.includes('\n'))).toBe(true)
    expect(lines.some((line) => line.startsWith(' '))).toBe(true)
  })

  it('assigns a stable UID to each day of a report', () => {
    const uids = (file: string) => parseEvents(file).map(({ event }) => event.uid)
    expect(uids(buildFile())).toEqual(uids(buildFile()))
    expect(uids(buildFile(awkward.slice(1)))).toEqual(uids(buildFile()).slice(1))
    expect(new Set([...uids(buildFile()), ...uids(buildFile(awkward, 'another'))]).size).toBe(4)
  })

  it('assigns different UIDs to two entries for the same day', () => {
    const twice = [...awkward.slice(0, 1), ...awkward.slice(0, 1)]
    expect(new Set(parseEvents(buildFile(twice)).map(({ event }) => event.uid)).size).toBe(2)
  })
})

describe('reportFingerprint', () => {
  it('returns the same fingerprint in every display language', () => {
    const korean = { ...structuredReport, result: { ...structuredReport.result, summary: '대수부터 시작해요.' } }
    expect(reportFingerprint(korean)).toBe(reportFingerprint(structuredReport))
  })

  it('returns a different fingerprint for a different text or goal', () => {
    const { result, context } = plainTextReport
    const others = [
      { result: { ...result, summary: 'Start with geometry.' }, context },
      { result, context: { ...context, goal: 'ACT_35_PLUS' } },
    ]
    expect(new Set([plainTextReport, ...others].map(reportFingerprint)).size).toBe(3)
  })
})
