import { describe, expect, it } from 'vitest'
import { findDay, timeZoneSchema } from './time-zone.ts'

describe('findDay', () => {
  it.each([
    ['America/Los_Angeles', '2026-11-26T07:59:00Z', '2026-11-25'],
    ['America/Los_Angeles', '2026-11-26T08:00:00Z', '2026-11-26'],
    ['America/St_Johns', '2026-11-26T03:29:00Z', '2026-11-25'],
    ['America/St_Johns', '2026-11-26T03:30:00Z', '2026-11-26'],
    ['Asia/Seoul', '2026-11-25T15:00:00Z', '2026-11-26'],
    // Clocks go forward at 02:00 on March 14, 2027, so the next local midnight is an hour earlier in UTC.
    ['America/Los_Angeles', '2027-03-14T07:59:00Z', '2027-03-13'],
    ['America/Los_Angeles', '2027-03-15T06:59:00Z', '2027-03-14'],
    ['America/Los_Angeles', '2027-03-15T07:00:00Z', '2027-03-15'],
    ['America/St_Johns', '2027-03-15T02:30:00Z', '2027-03-15'],
    ['Asia/Seoul', '2027-03-14T15:00:00Z', '2027-03-15'],
  ])('returns the local date in %s at %s', (zone, at, day) => {
    expect(findDay(zone, new Date(at))).toBe(day)
  })
})

describe('timeZoneSchema', () => {
  it.each(['America/Toronto', 'Asia/Seoul', 'UTC'])('accepts %s', (zone) => {
    expect(timeZoneSchema.parse(zone)).toBe(zone)
  })

  it.each(['', 'Mars/Olympus', 'America/', '../etc'])('rejects %j', (zone) => {
    expect(timeZoneSchema.safeParse(zone).success).toBe(false)
  })
})
