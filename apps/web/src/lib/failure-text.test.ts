import { expect, it } from 'vitest'
import { formatRetryTime } from './failure-text.ts'

it.each([
  [30, 'en', '9:05'],
  [60, 'en', '9:06'],
  [15 * 60, 'ko', '9:20'],
])('adds %i seconds to 9:04:30 and formats the result in %s as %s', (seconds, language, time) => {
  expect(formatRetryTime(seconds, language, new Date(2026, 10, 21, 9, 4, 30))).toContain(time)
})
