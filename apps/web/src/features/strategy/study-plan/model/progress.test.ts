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
  reopened: fc.constantFrom(undefined, 1, 2),
})
const place = ({ status, reopened = 0 }: Pick<Progress, 'reopened' | 'status'>) =>
  reopened * statuses.length + statuses.indexOf(status)
const side = fc.array(item, { maxLength: 6 })

describe('mergeProgress', () => {
  it('keeps the more advanced status of an item unless the item was reopened more often in the other list', () => {
    fc.assert(
      fc.property(side, side, (one, other) => {
        const merged = mergeProgress(one, other)
        for (const side of [...one, ...other]) {
          const found = merged.find(({ key }) => key === side.key)
          expect(place(found ?? { status: 'pending' })).toBeGreaterThanOrEqual(place(side))
        }
      }),
    )
  })

  it('returns the same result when the lists are swapped or merged again', () => {
    fc.assert(
      fc.property(side, side, (one, other) => {
        const merged = mergeProgress(one, other)
        expect(mergeProgress(other, one)).toEqual(merged)
        expect(mergeProgress(merged, other)).toEqual(merged)
      }),
    )
  })

  it('returns the same result when three lists are grouped differently', () => {
    fc.assert(
      fc.property(side, side, side, (one, other, third) => {
        expect(mergeProgress(mergeProgress(one, other), third)).toEqual(mergeProgress(one, mergeProgress(other, third)))
      }),
    )
  })
})
