import { expect, it } from 'vitest'
import { type EffortClue, estimateEffort, isRushed } from './effort.ts'

const clue = (outcome: EffortClue['outcome'], predicted: number): EffortClue => ({ outcome, guess: 0.25, predicted })

it.each([
  [2_999, 10_000, true],
  [3_000, 10_000, false],
  [11_999, 100_000, true],
  [12_000, 100_000, false],
])('decides whether %d ms is rushed for an item that usually takes %d ms', (elapsed, usual, rushed) => {
  expect(isRushed(elapsed, usual)).toBe(rushed)
})

it('returns the prior probability when there are no answers', () => {
  expect(estimateEffort([])).toBeCloseTo(0.85)
})

it('returns high effort for answers that match the predictions', () => {
  expect(estimateEffort(Array.from({ length: 20 }, () => clue('right', 0.7)))).toBeGreaterThan(0.99)
})

it('returns low effort for random taps on items that the student could solve', () => {
  const taps = Array.from({ length: 20 }, (_, index) => (index % 4 === 0 ? clue('right', 0.75) : clue('wrong', 0.2)))
  expect(estimateEffort(taps)).toBeLessThan(0.01)
})

it('returns low effort when every answer is "I don\'t know"', () => {
  expect(estimateEffort(Array.from({ length: 400 }, () => clue('unknown', 0.3)))).toBeLessThan(0.01)
})
