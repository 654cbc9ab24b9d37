import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeProgress, type Progress, statuses } from './progress.ts'

const moment = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const item: fc.Arbitrary<Progress> = fc.record({
  key: fc.constantFrom('a', 'b', 'c'),
  status: fc.constantFrom(...statuses),
  changedAt: moment,
})
const side = fc.array(item, { maxLength: 6 })

describe('mergeProgress', () => {
  it('never returns a status earlier than the status in either list', () => {
    fc.assert(
      fc.property(side, side, (one, other) => {
        const merged = mergeProgress(one, other)
        for (const { key, status } of [...one, ...other]) {
          const found = merged.find((known) => known.key === key)
          expect(statuses.indexOf(found?.status ?? 'pending')).toBeGreaterThanOrEqual(statuses.indexOf(status))
        }
      }),
    )
  })

  it('merges commutatively and idempotently', () => {
    fc.assert(
      fc.property(side, side, (one, other) => {
        const merged = mergeProgress(one, other)
        expect(mergeProgress(other, one)).toEqual(merged)
        expect(mergeProgress(merged, other)).toEqual(merged)
      }),
    )
  })

  it('merges associatively', () => {
    fc.assert(
      fc.property(side, side, side, (one, other, third) => {
        expect(mergeProgress(mergeProgress(one, other), third)).toEqual(mergeProgress(one, mergeProgress(other, third)))
      }),
    )
  })
})
