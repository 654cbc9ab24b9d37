import { expect, it } from 'vitest'
import { truncateTypedAnswer } from './module-state.ts'

it.each([
  ['0.85714', '0.857'],
  ['-0.85714', '-0.857'],
  ['−0.85714', '−0.857'],
  ['－0.85714', '－0.857'],
  [' 12 345 6', '12345'],
])('truncates %s to the five characters of the SAT, or six with any minus sign', (text, truncated) => {
  expect(truncateTypedAnswer(text)).toBe(truncated)
})
