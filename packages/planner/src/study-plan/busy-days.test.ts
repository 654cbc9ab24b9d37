import { describe, expect, it } from 'vitest'
import { type BusyTime, divideByDay, findFreeWindows } from './busy-days.ts'
import type { DayHours, StudyHours } from './study-hours.ts'

const usual = { from: '18:00', until: '21:00', minutes: 60 }
const buildWeek = (hours: DayHours): StudyHours['week'] => ({
  ...{ monday: hours, tuesday: hours, wednesday: hours, thursday: hours, friday: hours },
  ...{ saturday: hours, sunday: hours },
})
const days = { from: '2026-10-30', until: '2027-03-20' }
const between = (start: string, end: string): BusyTime => ({ start: Date.parse(start), end: Date.parse(end) })
const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
const divide = (zone: string, ...times: BusyTime[]) =>
  [...divideByDay(zone, times, days)].map(([date, intervals]) => [
    date,
    ...intervals.map(({ from, until }) => `${clock(from)}-${clock(until)}`),
  ])

describe('divideByDay', () => {
  // Clocks in Los Angeles and Newfoundland go back at 02:00 on November 1, 2026, and forward at 02:00 on March 14,
  // 2027. Seoul has no clock changes.
  it.each([
    ['America/Los_Angeles', '2026-10-31T01:00:00Z', '2026-10-30', '18:00-19:30'],
    ['America/Los_Angeles', '2026-11-02T02:00:00Z', '2026-11-01', '18:00-19:30'],
    ['America/Los_Angeles', '2027-03-14T02:00:00Z', '2027-03-13', '18:00-19:30'],
    ['America/Los_Angeles', '2027-03-15T01:00:00Z', '2027-03-14', '18:00-19:30'],
    ['America/St_Johns', '2026-10-31T20:30:00Z', '2026-10-31', '18:00-19:30'],
    ['America/St_Johns', '2026-11-01T21:30:00Z', '2026-11-01', '18:00-19:30'],
    ['America/St_Johns', '2027-03-14T20:30:00Z', '2027-03-14', '18:00-19:30'],
    ['Asia/Seoul', '2026-10-31T09:00:00Z', '2026-10-31', '18:00-19:30'],
    ['Asia/Seoul', '2027-03-14T09:00:00Z', '2027-03-14', '18:00-19:30'],
  ])('converts an event to local time in %s for a start at %s', (zone, start, date, interval) => {
    const end = Date.parse(start) + 90 * 60_000
    expect(divide(zone, { start: Date.parse(start), end })).toEqual([[date, interval]])
  })

  it.each([
    // An hour that a clock change repeats is listed as busy only once. If the event ends during the first occurrence,
    // only the time until the end of the event is busy.
    ['America/Los_Angeles', '2026-11-01T07:30:00Z', '2026-11-01T09:30:00Z', '2026-11-01', '0:30-2:00'],
    ['America/Los_Angeles', '2026-11-01T08:30:00Z', '2026-11-01T08:45:00Z', '2026-11-01', '1:30-1:45'],
    // 04:30 UTC is 02:00 in Newfoundland, where clocks then go back to 01:00.
    ['America/St_Johns', '2026-11-01T03:30:00Z', '2026-11-01T05:00:00Z', '2026-11-01', '1:00-2:00'],
    // If a clock change skips an hour during an event, the skipped hour is listed as busy.
    ['America/Los_Angeles', '2027-03-14T09:30:00Z', '2027-03-14T10:30:00Z', '2027-03-14', '1:30-3:30'],
    ['America/St_Johns', '2027-03-14T05:00:00Z', '2027-03-14T06:00:00Z', '2027-03-14', '1:30-3:30'],
  ])(
    'converts an event to local time across a clock change in %s from %s to %s',
    (zone, start, end, date, interval) => {
      expect(divide(zone, between(start, end))).toEqual([[date, interval]])
    },
  )

  it('splits an event at midnight', () => {
    expect(divide('Asia/Seoul', between('2026-12-01T12:00:00Z', '2026-12-03T00:00:00Z'))).toEqual([
      ['2026-12-01', '21:00-24:00'],
      ['2026-12-02', '0:00-24:00'],
      ['2026-12-03', '0:00-9:00'],
    ])
  })

  it('merges overlapping events and omits events on other days', () => {
    expect(
      divide(
        'UTC',
        between('2026-12-01T18:00:00Z', '2026-12-01T19:00:00Z'),
        between('2026-12-01T18:30:00Z', '2026-12-01T20:00:30Z'),
        between('2026-10-29T18:00:00Z', '2026-10-30T00:00:00Z'),
        between('2027-03-21T00:00:00Z', '2027-03-21T01:00:00Z'),
      ),
    ).toEqual([['2026-12-01', '18:00-20:01']])
  })
})

describe('findFreeWindows', () => {
  const find = (...times: BusyTime[]) =>
    findFreeWindows({ week: buildWeek(usual) }, divideByDay('America/Los_Angeles', times, days), days)

  it('returns free windows only for days whose study window is partly busy', () => {
    expect(
      find(
        between('2026-12-01T02:00:00Z', '2026-12-01T03:30:00Z'),
        between('2026-12-02T03:00:00Z', '2026-12-02T03:30:00Z'),
        between('2026-12-02T23:00:00Z', '2026-12-03T01:00:00Z'),
        between('2026-12-04T00:00:00Z', '2026-12-04T08:00:00Z'),
      ),
    ).toEqual({
      '2026-11-30': [{ from: '19:30', until: '21:00' }],
      '2026-12-01': [
        { from: '18:00', until: '19:00' },
        { from: '19:30', until: '21:00' },
      ],
      '2026-12-03': [],
    })
  })

  it('omits days without a study window', () => {
    const week = buildWeek({ from: '18:00', until: '18:00', minutes: 0 })
    const busy = divideByDay('UTC', [between('2026-12-01T00:00:00Z', '2026-12-02T00:00:00Z')], days)
    expect(findFreeWindows({ week }, busy, days)).toEqual({})
  })
})
