import fc from 'fast-check'
import { expect, it } from 'vitest'
import { computeBands } from './duplicates.ts'

const words = fc.array(fc.stringMatching(/^[a-z]{3,9}$/), { minLength: 40, maxLength: 60 })

function share(one: readonly number[], other: readonly number[]): boolean {
  return one.some((band) => other.includes(band))
}

it('computes the same bands for texts that differ only in case, word order and punctuation', () => {
  expect(computeBands('Solve x = 4, twice.')).toEqual(computeBands('twice: SOLVE 4 (x)'))
})

it('returns no bands for text without letters or digits', () => {
  expect(computeBands('… = ?')).toEqual([])
})

it('returns twelve 32-bit integers for texts of any length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
      const bands = computeBands(`a${text}`)
      expect(bands).toHaveLength(12)
      for (const band of bands) expect(band).toBe(band | 0)
    }),
  )
})

it('computes a shared band for almost all pairs of texts that differ in one word, but for few unrelated pairs', () => {
  const tries = fc.sample(fc.tuple(words, words), { numRuns: 200, seed: 1 })
  const alike = tries.filter(([one]) =>
    share(computeBands(one.join(' ')), computeBands([...one.slice(1), 'other'].join(' '))),
  )
  const strangers = tries.filter(([one, other]) => share(computeBands(one.join(' ')), computeBands(other.join(' '))))
  expect(alike.length).toBeGreaterThanOrEqual(199)
  expect(strangers.length).toBeLessThanOrEqual(2)
})
