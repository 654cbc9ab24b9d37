import { expect, it } from 'vitest'
import { getEasternDate } from './calendar-date.ts'

it.each([
  ['2026-11-21T12:00:00Z', '2026-11-21'],
  ['2026-11-22T04:59:59Z', '2026-11-21'],
  ['2026-11-22T05:00:00Z', '2026-11-22'],
  ['2026-07-01T03:59:59Z', '2026-06-30'],
])('converts %s to the Eastern calendar date %s', (moment, date) => {
  expect(getEasternDate(new Date(moment))).toBe(date)
})
