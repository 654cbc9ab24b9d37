import { expect, it } from 'vitest'
import { readRounds } from './rounds.mjs'

it('returns the rounds of a drill, or the default without `--rounds`', () => {
  expect(readRounds(20, ['--rounds', '500'])).toBe(500)
  expect(readRounds(20, [])).toBe(20)
})

it.each([
  ['--rounds', '0'],
  ['--rounds', 'many'],
  ['--rounds', '1.5'],
  ['--round', '3'],
])('rejects %s %s instead of running a drill without a round', (...args) =>
  expect(() => readRounds(20, args)).toThrow(/--round/),
)
