import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Draft } from './draft.ts'
import { createInstance } from './instance.ts'

const task = (id: string, worth: number) => ({
  ...{ id, worth, minutes: 60, least: 5, most: 60, from: 0, until: 3, after: [] },
})
const instance = createInstance([60, 60, 60, 60], [task('algebra', 2), task('ratios', 3.5)])

/** Random steps. Each step adds one to three units of one of two tasks to a day. */
const someSteps = fc.array(fc.record({ task: fc.nat(1), day: fc.nat(3), units: fc.integer({ min: 1, max: 3 }) }), {
  maxLength: 6,
})

function read(draft: Draft) {
  const { units, room, placed, score } = draft
  const days = [0, 1].map((index) => [draft.firstDay(index), draft.lastDay(index)])
  return { units: [...units], room: [...room], placed: [...placed], score: Math.round(score * 1e6), days }
}

describe('Draft', () => {
  it('restores the marked state when rolled back after units were added and cleared', () => {
    fc.assert(
      fc.property(someSteps, someSteps, fc.nat(1), (before, after, cleared) => {
        const keep = { units: Int32Array.from([2, 0, 1, 0, 0, 3, 0, 0]), price: 12 }
        const draft = new Draft(instance, keep)
        for (const step of before) draft.add(step.task, step.day, step.units)
        const state = read(draft)
        const mark = draft.mark()
        for (const step of after) draft.add(step.task, step.day, step.units)
        draft.clear(cleared)
        draft.rollBack(mark)
        expect(read(draft)).toEqual(state)
      }),
    )
  })

  it('computes the score as the worth of the placed units minus a penalty per changed sitting', () => {
    const draft = new Draft(instance, { units: Int32Array.from([2, 0, 0, 0, 3, 0, 0, 0]), price: 12 })
    expect(draft.score).toBe(-24)
    draft.add(0, 0, 2)
    expect(draft.score).toBe(2 * 2 - 12)
    draft.add(0, 0, 1)
    expect(draft.score).toBe(3 * 2 - 24)
    draft.add(1, 1, 3)
    expect(draft.score).toBe(3 * 2 + 3 * 3.5 - 24)
  })

  it("removes a task's units only from open days", () => {
    const draft = new Draft(instance, null, 2)
    draft.add(0, 1, 2)
    draft.add(0, 3, 2)
    draft.clear(0)
    expect([draft.unitsAt(0, 1), draft.unitsAt(0, 3), draft.lastDay(0)]).toEqual([2, 0, 1])
  })
})
