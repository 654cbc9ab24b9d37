import { expect, it } from 'vitest'
import { buildLikePattern } from './like-pattern.ts'

it.each([
  ['SAT', '%SAT%'],
  ['100%', '%100\\%%'],
  ['a_b\\c', '%a\\_b\\\\c%'],
  ['e\u0301', '%\u00E9%'],
  ['', '%%'],
])('matches %j literally', (text, pattern) => {
  expect(buildLikePattern(text)).toBe(pattern)
})
