import { expect, test } from 'vitest'
import {
  addDays,
  daysBetween,
  findSchoolYear,
  halfYear,
  parseCalendarDate,
  schoolYearEnd,
  schoolYearProgress,
} from './calendar.ts'

test('throws a RangeError for an invalid date', () => {
  expect(parseCalendarDate('2028-02-29')).toBe('2028-02-29')
  for (const text of ['2027-02-29', '2027-13-01', '2027-1-1', 'today', '']) {
    expect(() => parseCalendarDate(text)).toThrow(RangeError)
  }
})

test('counts days across months, years and daylight saving changes', () => {
  expect(addDays('2026-12-05', -15)).toBe('2026-11-20')
  expect(addDays('2027-12-31', 1)).toBe('2028-01-01')
  expect(daysBetween('2027-03-01', '2027-04-01')).toBe(31)
})

test('starts the school year in August and its spring half in February', () => {
  expect(schoolYearEnd('2027-07-31')).toBe(2027)
  expect(schoolYearEnd('2027-08-01')).toBe(2028)
  expect(schoolYearProgress('2026-08-01')).toBe(0)
  expect(schoolYearProgress('2027-07-15')).toBe(1)
  expect(halfYear('2027-01-31')).toBe('fall')
  expect(halfYear('2027-02-01')).toBe('spring')
  expect(findSchoolYear('G9', 'G12', '2026-11-21')).toBe(2030)
})
