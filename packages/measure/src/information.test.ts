import { expect, it } from 'vitest'
import { findInformation } from './information.ts'

const habits = { honesty: 0.5, caution: 0 }
const item = { slope: 1.1, difficulty: 0, slopeDoubt: 0, difficultyDoubt: 0, guess: 0.25, load: [[0, 1]] } as const

it("returns more information near an item's difficulty than far from it", () => {
  const near = findInformation(item, 0.3, habits)
  expect(near).toBeGreaterThan(findInformation(item, 3, habits))
  expect(near).toBeGreaterThan(findInformation(item, -3, habits))
})

it('returns more information for steep items and for items that cannot be guessed', () => {
  const base = findInformation(item, 0, habits)
  expect(findInformation({ ...item, slope: 2 }, 0, habits)).toBeGreaterThan(base)
  expect(findInformation({ ...item, guess: 0 }, 0, habits)).toBeGreaterThan(base)
})

it('matches the logistic formula slope² · p · (1 − p) when guessing is impossible', () => {
  const honest = { honesty: 1, caution: 0 }
  // A slip is graded as a wrong answer, so slips do not change what “I don't know” reveals.
  expect(findInformation({ ...item, guess: 0 }, 0, honest)).toBeCloseTo((1.1 * 1.1) / 4, 2)
})
