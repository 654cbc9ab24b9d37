import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { someDays, someTasks } from '../test/arbitraries.ts'
import { proveShortage } from '../test/prove-shortage.ts'
import { computeBound } from './bound.ts'
import type { Task } from './task.ts'

const task = (changes: Partial<Task> = {}): Task => ({
  ...{ id: 'algebra', minutes: 60, least: 20, most: 30, from: 0, until: 6, worth: 5, after: [] },
  ...changes,
})

const extend = (days: readonly number[], extended: number) =>
  days.map((minutes, day) => (day === extended ? minutes + 30 : minutes))

describe('computeBound', () => {
  it('computes the same shortage as proveShortage for the full days', () => {
    fc.assert(
      fc.property(someDays, someTasks, (days, tasks) => {
        const { shortMinutes, fullDays } = computeBound(days, tasks)
        expect(shortMinutes).toBe(proveShortage(days, tasks, fullDays))
      }),
    )
  })

  it('returns exactly the days on which 30 extra minutes would reduce the shortage', () => {
    fc.assert(
      fc.property(someDays, someTasks, (days, tasks) => {
        const { shortMinutes, fullDays } = computeBound(days, tasks)
        const helping = [...days.keys()].filter(
          (day) => computeBound(extend(days, day), tasks).shortMinutes < shortMinutes,
        )
        expect(fullDays).toEqual(helping)
      }),
    )
  })

  it('does not count a day outside the overfull window as full when it still has free minutes', () => {
    expect(computeBound([90, 20, 20, 90], [task({ from: 1, until: 2 })])).toEqual({
      worth: 40,
      shortMinutes: 20,
      fullDays: [1, 2],
    })
  })

  it('counts a day as full when more time on it would let a task move there and make room for another', () => {
    const tasks = [
      task({ minutes: 30, from: 0, until: 0 }),
      task({ id: 'ratios', minutes: 30, from: 0, until: 1, worth: 9 }),
    ]
    expect(computeBound([20, 20, 60], tasks)).toEqual({ worth: 64, shortMinutes: 20, fullDays: [0, 1] })
  })

  it('computes the maximum worth by filling days with the most valuable tasks first', () => {
    const tasks = [task({ worth: 2, minutes: 30 }), task({ id: 'ratios', worth: 3, minutes: 30 })]
    expect(computeBound([40], tasks).worth).toBe(6 * 3 + 2 * 2)
  })

  it('returns no full days when only the maximum sitting length causes the shortage', () => {
    expect(computeBound([60], [task()])).toEqual({ worth: 30, shortMinutes: 30, fullDays: [] })
  })

  it('throws a RangeError for invalid tasks', () => {
    expect(() => computeBound([60], [task({ minutes: 1 })])).toThrow(RangeError)
  })
})
