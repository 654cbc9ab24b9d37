import fc from 'fast-check'
import { expect, inject, it } from 'vitest'
import { answerLikelihood, computeOutcomeProbabilities } from './answer.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })

it('returns outcome probabilities that add up to 1', () => {
  fc.assert(
    fc.property(share, share, share, (guess, honesty, caution) => {
      const { right, wrong, unknown } = computeOutcomeProbabilities(guess, { honesty, caution })
      expect(right.ifKnown + wrong.ifKnown + unknown.ifKnown).toBeCloseTo(1, 12)
      expect(right.ifUnknown + wrong.ifUnknown + unknown.ifUnknown).toBeCloseTo(1, 12)
    }),
    { seed: inject('fuzzSeed') },
  )
})

it('treats a wrong answer after "I don\'t know" like an honest "I don\'t know"', () => {
  const habits = { honesty: 0.5, caution: 0 }
  const miss = answerLikelihood({ item: 0, outcome: 'wrong', tried: true }, 0.25, habits)
  const honest = answerLikelihood({ item: 0, outcome: 'unknown', tried: false }, 0.25, habits)
  expect(miss.ifKnown / miss.ifUnknown).toBe(honest.ifKnown / honest.ifUnknown)
})

it('splits the probability of "I don\'t know" between right and wrong answers to a guessing prompt', () => {
  const habits = { honesty: 0.6, caution: 0.2 }
  const right = answerLikelihood({ item: 0, outcome: 'right', tried: true }, 0.25, habits)
  const wrong = answerLikelihood({ item: 0, outcome: 'wrong', tried: true }, 0.25, habits)
  expect(right.ifKnown + wrong.ifKnown).toBeCloseTo(habits.caution, 12)
  expect(right.ifUnknown + wrong.ifUnknown).toBeCloseTo(habits.honesty, 12)
})
