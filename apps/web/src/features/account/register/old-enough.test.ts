import { describe, expect, it } from 'vitest'
import { isCertainlyOldEnough, listBirthYears } from './old-enough.ts'

const today = new Date(2026, 0, 1)

describe('isCertainlyOldEnough', () => {
  it.each([
    [2012, 13, true],
    // A user born in 2013 may still be 12.
    [2013, 13, false],
    [2012, 14, false],
    [2011, 14, true],
    [2026, 13, false],
    [1950, 18, true],
  ])('for the birth year %i and the minimum age %i, returns %j', (year, minimumAge, expected) => {
    expect(isCertainlyOldEnough(year, minimumAge, today)).toBe(expected)
    expect(isCertainlyOldEnough(year, minimumAge, new Date(2026, 11, 31))).toBe(expected)
  })
})

it('lists every birth year of the last 120 years, newest first', () => {
  const years = listBirthYears(today)
  expect(years[0]).toBe(2026)
  expect(years.at(-1)).toBe(1906)
  expect(years).toEqual([...new Set(years)].toSorted((a, b) => b - a))
})
