import { expect, test } from 'vitest'
import { weekdayIndex } from './weekday.ts'

test.each([
  ['Monday', 0],
  ['mon', 0],
  ['Tues', 1],
  ['Wed.', 2],
  [' thursday ', 3],
  ['FRI', 4],
  ['Sat', 5],
  ['Sunday', 6],
])('parses %j as day %d', (name, index) => {
  expect(weekdayIndex(name)).toBe(index)
})

test.each(['', 'S', 'Tu', 'someday', 'Mondays', '월요일'])('returns undefined for %j', (name) => {
  expect(weekdayIndex(name)).toBeUndefined()
})
