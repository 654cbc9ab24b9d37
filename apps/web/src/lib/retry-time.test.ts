import { expect, it } from 'vitest'
import { retryTime } from './retry-time.ts'

it.each([
  [30, 'en', '9:05'],
  [60, 'en', '9:06'],
  [15 * 60, 'ko', '9:20'],
])('%i seconds after 9:04:30 is, in %s, at %s', (seconds, language, time) => {
  expect(retryTime(seconds, language, new Date(2026, 10, 21, 9, 4, 30))).toContain(time)
})
