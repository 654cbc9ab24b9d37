import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { someDays, someTasks } from '../test/arbitraries.ts'
import { findViolations } from '../test/find-violations.ts'
import { computeBound } from './bound.ts'
import { solve } from './solve.ts'
import type { Task } from './task.ts'

const task = (changes: Partial<Task> = {}): Task => ({
  ...{ id: 'algebra', minutes: 60, least: 20, most: 30, from: 0, until: 6, worth: 5, after: [] },
  ...changes,
})

describe('solve', () => {
  it('respects free minutes, windows, sitting lengths and prerequisites', () => {
    fc.assert(
      fc.property(someDays, someTasks, (days, tasks) => {
        expect(findViolations(solve(days, tasks), days, tasks)).toEqual([])
      }),
    )
  })

  it('never exceeds the upper bounds of worth and planned minutes', () => {
    fc.assert(
      fc.property(someDays, someTasks, (days, tasks) => {
        const plan = solve(days, tasks)
        const { worth, shortMinutes } = computeBound(days, tasks)
        expect(plan.worth).toBeLessThanOrEqual(worth + 1e-6)
        const unplaced = plan.unplaced.reduce((sum, { minutes }) => sum + minutes, 0)
        expect(unplaced).toBeGreaterThanOrEqual(shortMinutes)
      }),
    )
  })

  it('returns the same plan when called again, and does not mutate its arguments', () => {
    fc.assert(
      fc.property(someDays, someTasks, fc.string(), (days, tasks, seed) => {
        const copy = structuredClone(tasks)
        expect(solve([...days], tasks, seed)).toEqual(solve(days, copy, seed))
        expect(tasks).toEqual(copy)
      }),
      { numRuns: 40 },
    )
  })

  it('places a task after its prerequisite on the same day', () => {
    const tasks = [task({ id: 'practice', minutes: 30, after: ['theory'] }), task({ id: 'theory', minutes: 30 })]
    expect(solve([0, 60, 0], tasks).sittings).toEqual([
      { task: 'theory', day: 1, minutes: 30 },
      { task: 'practice', day: 1, minutes: 30 },
    ])
  })

  it('omits the task with the lowest worth when time is short', () => {
    const tasks = [task({ id: 'cheap', minutes: 30, worth: 1 }), task({ id: 'dear', minutes: 30, worth: 2 })]
    expect(solve([34], tasks)).toEqual({
      sittings: [{ task: 'dear', day: 0, minutes: 30 }],
      unplaced: [{ task: 'cheap', minutes: 30 }],
      worth: 12,
    })
  })

  it('returns an empty plan when there are no days or no tasks', () => {
    expect(solve([], [task()])).toEqual({ sittings: [], unplaced: [{ task: 'algebra', minutes: 60 }], worth: 0 })
    expect(solve([30], [])).toEqual({ sittings: [], unplaced: [], worth: 0 })
  })

  it.each<[string, number[], Task[]]>([
    ['Minutes of algebra are not a multiple of five', [60], [task({ minutes: 61 })]],
    ['Minutes of algebra are not a multiple of five', [60], [task({ minutes: 0 })]],
    ['Minutes of algebra are not a multiple of five', [60], [task({ least: -5 })]],
    ['Minutes of algebra are not a multiple of five', [60], [task({ most: Number.POSITIVE_INFINITY })]],
    ['The shortest sitting of algebra is longer than the longest', [60], [task({ least: 35 })]],
    ['algebra cannot be divided into sittings', [60], [task({ minutes: 35, least: 20, most: 30 })]],
    ['The days of algebra are not whole', [60], [task({ from: 0.5 })]],
    ['algebra ends before it begins', [60], [task({ from: 3, until: 2 })]],
    ['The worth of algebra is not above 0', [60], [task({ worth: 0 })]],
    ['The worth of algebra is not above 0', [60], [task({ worth: Number.NaN })]],
    ['A day cannot have -5 free minutes', [60, -5], [task()]],
    ['A day cannot have NaN free minutes', [Number.NaN], [task()]],
    ['Two tasks have the same id', [60], [task(), task()]],
    ['algebra comes after an unknown task', [60], [task({ after: ['geometry'] })]],
    ['Tasks wait for each other', [60], [task({ after: ['algebra'] })]],
    ['Tasks wait for each other', [60], [task({ after: ['ratios'] }), task({ id: 'ratios', after: ['algebra'] })]],
  ])('throws a RangeError: %s', (message, days, tasks) => {
    expect(() => solve(days, tasks)).toThrow(new RangeError(message))
  })
})
