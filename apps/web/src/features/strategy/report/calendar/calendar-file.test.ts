import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { findCalendarFaults } from '../../../../../test/check-calendar.ts'
import { plainTextReport, structuredReport } from '../../../../../test/sample-report.ts'
import { buildCalendarFile } from './calendar-file.ts'
import { buildStudyEvents, type PlanDay } from './plan-days.ts'
import { hashReport } from './use-calendar-download.ts'

const now = new Date(2026, 10, 21, 9, 30)
const task = (text: string) => ({ text, name: text, paths: [] })
const awkward = [
  {
    day: 'Monday',
    load: { minutes: 115 },
    tasks: ['Commas, semicolons; and a \\ backslash', 'Second line'].map(task),
  },
  { day: 'Friday', load: { minutes: 0 }, tasks: [] },
  {
    day: '수요일',
    tasks: [task('이차함수의 꼭짓점을 찾는 문제를 풀고 풀이를 한 줄로 설명해 보세요. 🎓'.repeat(4).trim())],
  },
]
const url = 'https://pathwise.example/study-plan'

function buildFile(days: readonly PlanDay[] = awkward, fingerprint = hashReport(plainTextReport)): string {
  return buildCalendarFile({
    name: 'Week plan, with a comma',
    events: buildStudyEvents(days, '2026-11-21'),
    fingerprint,
    writeEvent: ({ day, tasks }) => ({
      title: `Study: ${day}`,
      details: tasks.map(({ text }) => text).join('\n'),
      url,
    }),
    now,
  })
}

/** Parses the file with ical.js instead of the library that wrote it, so that the check is independent. */
function parseEvents(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  return calendar.getAllSubcomponents('vevent').map((component) => ({
    event: new ICAL.Event(component),
    status: component.getFirstPropertyValue('status'),
    stamp: component.getFirstPropertyValue('dtstamp'),
    address: component.getFirstPropertyValue('url'),
  }))
}

describe('buildCalendarFile', () => {
  it('creates a confirmed event at 18:00 for each day with tasks', () => {
    const read = parseEvents(buildFile()).map(({ event, status }) => [
      event.startDate.toString(),
      event.endDate.toString(),
      status,
    ])
    expect(read).toEqual([
      ['2026-11-23T18:00:00', '2026-11-23T19:55:00', 'CONFIRMED'],
      ['2026-11-25T18:00:00', '2026-11-25T19:00:00', 'CONFIRMED'],
    ])
  })

  it('writes floating event times and a UTC timestamp', () => {
    const [first] = parseEvents(buildFile())
    expect(first?.event.startDate.zone).toBe(ICAL.Timezone.localTimezone)
    expect(String(first?.stamp)).toBe(now.toISOString().replace('.000', ''))
  })

  it('writes titles, tasks and the URL so that a parser reads them back unchanged', () => {
    const read = parseEvents(buildFile()).map(({ event, address }) => [event.summary, event.description, address])
    const studied = awkward.filter(({ tasks }) => tasks.length > 0)
    expect(read).toEqual(
      studied.map(({ day, tasks }) => [`Study: ${day}`, tasks.map(({ text }) => text).join('\n'), url]),
    )
  })

  it('writes a file that follows RFC 5545, including line folding and the final CRLF', () => {
    const file = buildFile()
    expect(findCalendarFaults(file)).toEqual([])
    expect(file).toContain('\r\n ')
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  })

  it('assigns a stable UID to each day of a report', () => {
    const uids = (file: string) => parseEvents(file).map(({ event }) => event.uid)
    expect(uids(buildFile())).toEqual(uids(buildFile()))
    expect(uids(buildFile(awkward.slice(1)))).toEqual(uids(buildFile()).slice(1))
    expect(new Set([...uids(buildFile()), ...uids(buildFile(awkward, 'another'))]).size).toBe(4)
  })

  it('assigns different UIDs to two plan days on the same date', () => {
    const twice = [...awkward.slice(0, 1), ...awkward.slice(0, 1)]
    expect(new Set(parseEvents(buildFile(twice)).map(({ event }) => event.uid)).size).toBe(2)
  })
})

describe('hashReport', () => {
  it('returns the same fingerprint in every display language', () => {
    const korean = { ...structuredReport, result: { ...structuredReport.result, summary: '대수부터 시작해요.' } }
    expect(hashReport(korean)).toBe(hashReport(structuredReport))
  })

  it('returns a different fingerprint when the plain text or the goal differs', () => {
    const { result, context } = plainTextReport
    const others = [
      { result: { ...result, summary: 'Start with geometry.' }, context },
      { result, context: { ...context, goal: 'ACT_35_PLUS' } },
    ]
    expect(new Set([plainTextReport, ...others].map(hashReport)).size).toBe(3)
  })
})

describe('findCalendarFaults', () => {
  const file = buildFile()

  it.each([
    ['a last line without CRLF', file.trimEnd(), /CRLF/],
    ['bare line feeds', file.replaceAll('\r\n', '\n'), /control character|CRLF/],
    ['a line that is not folded', file.replaceAll('\r\n ', ''), /octets/],
    ['an event without a UID', file.replace(/UID:.*\r\n/, ''), /VEVENT has no UID/],
    ['no product', file.replace(/PRODID:.*\r\n/, ''), /VCALENDAR has no PRODID/],
    ['an unescaped comma', file.replace('Commas\\,', 'Commas,'), /unescaped/],
    ['an event that ends before it starts', file.replace('DTEND:20261123T195500', 'DTEND:20261123T170000'), /ends at/],
    ['a stamp in local time', file.replace(/(DTSTAMP:\w+)Z/, '$1'), /DTSTAMP/],
    ['an open event', file.replace('END:VEVENT\r\n', ''), /ends nothing|not ended/],
  ])('reports %s in a calendar file', (_, broken, fault) => {
    expect(broken).not.toBe(file)
    expect(findCalendarFaults(broken).join('\n')).toMatch(fault)
  })
})
