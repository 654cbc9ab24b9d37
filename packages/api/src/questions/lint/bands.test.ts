import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bandsOf } from './bands.ts'

const words = fc.array(fc.stringMatching(/^[a-z]{3,9}$/), { minLength: 40, maxLength: 60 })

function share(one: readonly number[], other: readonly number[]): boolean {
  return one.some((band) => other.includes(band))
}

it('gives the same numbers for texts that differ in case, order and marks alone', () => {
  expect(bandsOf('Solve x = 4, twice.')).toEqual(bandsOf('twice: SOLVE 4 (x)'))
})

it('gives nothing for a text without letters and digits', () => {
  expect(bandsOf('… = ?')).toEqual([])
})

it('gives 32-bit integers, as many for a long text as for a short one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
      const bands = bandsOf(`a${text}`)
      expect(bands).toHaveLength(12)
      for (const band of bands) expect(band).toBe(band | 0)
    }),
  )
})

it('has a number in common for a text of which a word was replaced, hardly ever for others', () => {
  const tries = fc.sample(fc.tuple(words, words), { numRuns: 200, seed: 1 })
  const alike = tries.filter(([one]) => share(bandsOf(one.join(' ')), bandsOf([...one.slice(1), 'other'].join(' '))))
  const strangers = tries.filter(([one, other]) => share(bandsOf(one.join(' ')), bandsOf(other.join(' '))))
  expect(alike.length).toBeGreaterThanOrEqual(199)
  expect(strangers.length).toBeLessThanOrEqual(2)
})
