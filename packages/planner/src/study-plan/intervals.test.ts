import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Interval, mergeIntervals, subtractIntervals } from './intervals.ts'

const window = { from: 1080, until: 1260 }

describe('subtractIntervals', () => {
  it.each<[string, Interval[], Interval[]]>([
    ['nothing', [], [window]],
    ['the start', [{ from: 1020, until: 1110 }], [{ from: 1110, until: 1260 }]],
    ['the end', [{ from: 1200, until: 1300 }], [{ from: 1080, until: 1200 }]],
    [
      'the middle',
      [{ from: 1110, until: 1140 }],
      [
        { from: 1080, until: 1110 },
        { from: 1140, until: 1260 },
      ],
    ],
    ['everything', [{ from: 0, until: 1440 }], []],
    [
      'overlapping intervals',
      [
        { from: 1100, until: 1130 },
        { from: 1090, until: 1120 },
      ],
      [
        { from: 1080, until: 1090 },
        { from: 1130, until: 1260 },
      ],
    ],
    ['a time before the window', [{ from: 900, until: 1080 }], [window]],
  ])('returns the rest of the window after subtracting %s', (_, busy, free) => {
    expect(subtractIntervals(window, busy)).toEqual(free)
  })

  it('returns exactly the minutes outside all busy intervals', () => {
    const interval = fc
      .tuple(fc.nat(30), fc.nat(30))
      .map(([from, length]): Interval => ({ from, until: from + length }))
    fc.assert(
      fc.property(interval, fc.array(interval, { maxLength: 5 }), (whole, busy) => {
        const covers = (intervals: readonly Interval[], minute: number) =>
          intervals.some(({ from, until }) => from <= minute && minute < until)
        const free = subtractIntervals(whole, busy)
        for (let minute = 0; minute <= 61; minute += 1) {
          expect(covers(free, minute)).toBe(covers([whole], minute) && !covers(busy, minute))
        }
        expect(mergeIntervals(free)).toEqual(free)
      }),
    )
  })
})
