import { describe, expect, it } from 'vitest'
import { readBusyCalendar } from '../../src/busy-calendar/read-busy-calendar.ts'
import { divideByDay } from '../../src/study-plan/busy-days.ts'
import { appleFile, googleFile, outlookFile } from './sample-calendars.ts'

const days = { from: '2026-11-24', until: '2027-03-20' }

/** Lists a calendar's busy intervals in a format such as '2026-11-30 18:00-19:30'. */
function list(text: string, timeZone = 'America/Los_Angeles', period = days): string[] {
  const outcome = readBusyCalendar({ text, timeZone, ...period })
  if (!('calendar' in outcome)) return [outcome.problem]
  const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
  return [...divideByDay(timeZone, outcome.calendar.times, period)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([date, intervals]) => intervals.map(({ from, until }) => `${date} ${clock(from)}-${clock(until)}`))
}

const wrap = (lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const build = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one@example.org', 'SUMMARY:Dentist', ...lines, 'END:VEVENT']
const event = (...lines: string[]) => wrap(build(...lines))
const evening = ['DTSTART:20261130T180000', 'DTEND:20261130T193000']

describe('readBusyCalendar', () => {
  it('reads a Google export with time zones, recurrences and all-day events', () => {
    expect(list(googleFile, 'America/Los_Angeles', { from: '2026-11-24', until: '2026-12-20' })).toEqual([
      '2026-11-24 17:00-18:30',
      '2026-11-30 18:00-19:30',
      '2026-12-01 17:00-18:30',
      '2026-12-09 19:00-20:00',
      '2026-12-12 0:00-24:00',
      '2026-12-13 0:00-24:00',
      '2026-12-15 17:00-18:30',
    ])
  })

  it('reads an Apple Calendar export in which occurrences of recurring events are canceled or changed', () => {
    expect(list(appleFile, 'America/Los_Angeles', { from: '2026-11-24', until: '2026-12-20' })).toEqual([
      '2026-11-25 15:30-16:30',
      '2026-11-27 17:00-19:00',
      '2026-12-09 16:00-18:00',
      '2026-12-16 16:00-18:00',
    ])
  })

  it('reads an Outlook export with Windows time zones and free or out-of-office events', () => {
    expect(list(outlookFile, 'America/Los_Angeles', { from: '2026-11-24', until: '2026-12-20' })).toEqual([
      '2026-11-26 15:00-16:00',
      '2026-12-03 15:00-16:00',
      '2026-12-07 0:00-24:00',
      '2026-12-10 15:00-16:00',
    ])
  })

  it.each([
    ['America/Los_Angeles', ['2027-03-07 18:00-19:00', '2027-03-14 18:00-19:00']],
    ['America/St_Johns', ['2027-03-07 22:30-23:30', '2027-03-14 22:30-23:30']],
    // Seoul has no daylight saving time. When Los Angeles changes its clocks, the event starts an hour earlier in
    // Seoul.
    ['Asia/Seoul', ['2027-03-08 11:00-12:00', '2027-03-15 10:00-11:00']],
  ])('follows a Los Angeles event through a clock change in %s', (zone, expected) => {
    const times = ['DTSTART;TZID=America/Los_Angeles:20270307T180000', 'DTEND;TZID=America/Los_Angeles:20270307T190000']
    expect(list(event(...times, 'RRULE:FREQ=WEEKLY;COUNT=2'), zone)).toEqual(expected)
  })

  it.each([
    ["a time without a zone as the student's local time", ...evening],
    [
      "a time in an undefined zone as the student's local time",
      'DTSTART;TZID=Nowhere:20261130T180000',
      'DURATION:PT1H30M',
    ],
    ['a duration', 'DTSTART:20261130T180000', 'DURATION:PT1H30M'],
    ['an end in another zone', 'DTSTART;TZID=Asia/Seoul:20261201T110000', 'DTEND:20261201T033000Z'],
    ['a tentative event as busy', ...evening, 'STATUS:TENTATIVE'],
    ['a folded line', 'DTSTART:2026113', ' 0T180000', 'DURATION:PT1H3', '\t0M'],
    ['an event with an alarm that has a duration', ...evening, 'BEGIN:VALARM', 'DURATION:PT9H', 'END:VALARM'],
    ['an event with a note of several unfolded lines', 'DESCRIPTION:one', 'two words', ...evening],
  ])('reads %s', (_, ...lines) => {
    expect(list(event(...lines), 'America/St_Johns')).toEqual(
      lines[0]?.includes('Asia') ? ['2026-11-30 22:30-24:00'] : ['2026-11-30 18:00-19:30'],
    )
  })

  it.each([
    ['a cancelled event', ...evening, 'STATUS:CANCELLED'],
    ['an event that is shown as free', ...evening, 'TRANSP:TRANSPARENT'],
    ['an all-day birthday', 'DTSTART;VALUE=DATE:20261130', 'DTEND;VALUE=DATE:20261201'],
    ['an event without length', 'DTSTART:20261130T180000'],
    ['an event that is over', 'DTSTART:20261120T180000', 'DURATION:PT1H'],
    ['an event after the plan', 'DTSTART:20270321T180000', 'DURATION:PT1H'],
    [
      'a recurring event that is over',
      'DTSTART:20250101T180000',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;UNTIL=20260101T000000Z',
    ],
    ['an all-day event from Outlook', ...evening, 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE'],
  ])('finds no busy time in a file with only %s', (_, ...lines) => {
    expect(list(event(...lines))).toEqual(['empty'])
  })

  it("treats a busy all-day event as whole days in the student's time zone", () => {
    const lines = ['DTSTART;VALUE=DATE:20270314', 'DTEND;VALUE=DATE:20270316', 'TRANSP:OPAQUE']
    expect(list(event(...lines), 'America/St_Johns')).toEqual(['2027-03-14 0:00-24:00', '2027-03-15 0:00-24:00'])
  })

  it('applies a changed occurrence only to the event with the same UID', () => {
    const other = build(...evening, 'RRULE:FREQ=DAILY;COUNT=2').map((line) => line.replace('one@', 'other@'))
    const change = build('RECURRENCE-ID:20261130T180000', 'DTSTART:20261130T080000', 'DTEND:20261130T090000')
    const text = wrap([...other, ...build(...evening), ...change])
    expect(list(text)).toEqual(['2026-11-30 8:00-9:00', '2026-11-30 18:00-19:30', '2026-12-01 18:00-19:30'])
  })

  it('reads a changed occurrence whose recurring event is not in the file', () => {
    expect(list(event('RECURRENCE-ID:20261123T180000', ...evening))).toEqual(['2026-11-30 18:00-19:30'])
  })

  it('reads several calendars in one file', () => {
    const text = event(...evening) + event('DTSTART:20261201T180000', 'DURATION:PT1H')
    expect(list(text)).toEqual(['2026-11-30 18:00-19:30', '2026-12-01 18:00-19:00'])
  })

  it('counts unreadable events and reads the others', () => {
    const broken = build('DTSTART:20261330T180000', 'DURATION:soon')
    const outcome = readBusyCalendar({ text: wrap([...broken, ...build(...evening)]), timeZone: 'UTC', ...days })
    expect(outcome).toMatchObject({ calendar: { unread: 1, times: [{ start: Date.parse('2026-11-30T18:00:00Z') }] } })
  })

  it('returns only the times of events, without titles or locations', () => {
    const outcome = readBusyCalendar({ text: event(...evening, 'LOCATION:Main Street'), timeZone: 'UTC', ...days })
    expect(JSON.stringify(outcome)).not.toMatch(/Dentist|Main|example/)
  })

  it.each([
    ['a text', 'BEGIN your day well'],
    ['an empty file', ''],
    ['a contact', 'BEGIN:VCARD\r\nFN:A\r\nEND:VCARD\r\n'],
    ['a calendar without an end', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n'],
  ])('rejects %s because it is not a calendar', (_, text) => {
    expect(list(text)).toEqual(['notCalendar'])
  })

  it('rejects files that exceed a limit', () => {
    const limits = { bytes: 1_000, events: 2, repeats: 50 }
    const read = (text: string) => readBusyCalendar({ text, timeZone: 'UTC', ...days }, limits)
    const often = (times: number) => event(...evening, `RRULE:FREQ=DAILY;COUNT=${times}`)
    expect(read(`${event(...evening)}${' '.repeat(1_000)}`)).toEqual({ problem: 'tooLarge' })
    expect(read(wrap(Array(3).fill(['BEGIN:VEVENT', 'END:VEVENT']).flat()))).toEqual({ problem: 'tooManyEvents' })
    expect(read(often(51))).toEqual({ problem: 'tooManyEvents' })
    expect(read(often(50))).toHaveProperty('calendar')
  })

  it('reads an event that has recurred daily for years', () => {
    const lines = ['DTSTART;TZID=America/Los_Angeles:20100104T180000', 'DURATION:PT30M', 'RRULE:FREQ=DAILY']
    const period = { from: '2027-03-13', until: '2027-03-14' }
    expect(list(event(...lines), 'America/Los_Angeles', period)).toEqual([
      '2027-03-13 18:00-18:30',
      '2027-03-14 18:00-18:30',
    ])
  })
})
