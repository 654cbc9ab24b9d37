import { describe, expect, it } from 'vitest'
import { isCertainlyOldEnough, listBirthYears } from './old-enough.ts'

const today = new Date(2026, 0, 1)

describe('isCertainlyOldEnough', () => {
  it.each([
    [2012, true],
    // A user who turns 13 this year can still be 12.
    [2013, false],
    [2014, false],
    [2026, false],
    [1950, true],
  ])('maps the birth year %i to %j', (year, expected) => {
    expect(isCertainlyOldEnough(year, today)).toBe(expected)
    expect(isCertainlyOldEnough(year, new Date(2026, 11, 31))).toBe(expected)
  })
})

it('lists every possible birth year without a gap at the age limit', () => {
  const years = listBirthYears(today)
  expect(years[0]).toBe(2026)
  expect(years.at(-1)).toBe(1906)
  expect(years).toEqual([...new Set(years)].toSorted((a, b) => b - a))
})
