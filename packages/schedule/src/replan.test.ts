import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { someDays, someTasks } from '../test/arbitraries.ts'
import { findViolations } from '../test/find-violations.ts'
import { replan } from './replan.ts'
import { solve } from './solve.ts'
import type { Plan, Sitting, Task } from './task.ts'

const task = (changes: Partial<Task> = {}): Task => ({
  ...{ id: 'algebra', minutes: 60, least: 20, most: 30, from: 0, until: 6, worth: 5, after: [] },
  ...changes,
})
const sitting = (day: number, minutes: number, id = 'algebra'): Sitting => ({ task: id, day, minutes })
const daily = (minutes: number) => Array.from({ length: 7 }, () => minutes)

/** A plan and a random change: new free minutes, finished tasks, missed sittings. */
const someChange = fc
  .record({
    days: someDays,
    tasks: someTasks,
    newDays: fc.array(fc.option(fc.nat(150)), { minLength: 10, maxLength: 10 }),
    finished: fc.array(fc.nat(11), { maxLength: 3 }),
    missed: fc.array(fc.nat(40), { maxLength: 4 }),
    today: fc.nat(10),
  })
  .map(({ days, tasks, newDays, finished, missed, today }) => {
    const plan = solve(days, tasks)
    return {
      plan,
      change: {
        days: days.map((minutes, day) => newDays[day] ?? minutes),
        tasks: tasks.filter((_, index) => !finished.includes(index)),
        missed: plan.sittings.filter((_, index) => missed.includes(index)),
        today: Math.min(today, days.length),
      },
    }
  })

type SomeChange = typeof someChange extends fc.Arbitrary<infer Value> ? Value : never

function findPast({ plan, change }: SomeChange): Sitting[] {
  return plan.sittings.filter((one) => one.day < change.today && !change.missed.includes(one))
}

/**
 * Validates a replanned plan. Past days may exceed their free minutes, and started tasks may precede their
 * prerequisites.
 */
function findFaultsOfChange(next: Plan, { plan, change }: SomeChange): string[] {
  const { days, tasks, today } = change
  const ids = new Set(tasks.map(({ id }) => id))
  const past = findPast({ plan, change })
  const open = tasks.map((one) => ({
    ...one,
    after: past.some((other) => other.task === one.id) ? [] : one.after.filter((id) => ids.has(id)),
  }))
  const free = days.map((minutes, day) => (day < today ? Number.POSITIVE_INFINITY : minutes))
  return findViolations({ ...next, sittings: next.sittings.filter((one) => ids.has(one.task)) }, free, open)
}

describe('replan', () => {
  it('respects free minutes, windows, sitting lengths and prerequisites after any change', () => {
    fc.assert(
      fc.property(someChange, (some) => {
        const { plan } = replan(some.plan, some.change)
        expect(findFaultsOfChange(plan, some)).toEqual([])
      }),
    )
  })

  it('respects all constraints when every day and every task changes but the task ids do not', () => {
    fc.assert(
      fc.property(someDays, someTasks, someDays, someTasks, (days, tasks, newDays, newTasks) => {
        const { plan } = replan(solve(days, tasks), { days: newDays, tasks: newTasks })
        expect(findViolations(plan, newDays, newTasks)).toEqual([])
      }),
    )
  })

  it('keeps past sittings that were not missed', () => {
    fc.assert(
      fc.property(someChange, (some) => {
        const { plan } = replan(some.plan, some.change)
        const past = plan.sittings.filter(({ day }) => day < some.change.today)
        expect(new Set(past)).toEqual(new Set(findPast(some)))
      }),
    )
  })

  it('reports every open sitting as kept, moved or dropped', () => {
    fc.assert(
      fc.property(someChange, ({ plan, change }) => {
        const { kept, moved, dropped, added, ...next } = replan(plan, change)
        const ids = new Set(change.tasks.map(({ id }) => id))
        const open = plan.sittings.filter(({ task: id, day }) => ids.has(id) && day >= change.today)
        expect(new Set([...kept, ...moved.map(({ from }) => from), ...dropped])).toEqual(new Set(open))
        expect(kept.length + moved.length + dropped.length).toBe(open.length)
        for (const one of [...kept, ...moved.map(({ to }) => to), ...added]) {
          expect(next.plan.sittings).toContainEqual(one)
        }
      }),
    )
  })

  it('changes a valid plan only when the gain exceeds the penalty', () => {
    fc.assert(
      fc.property(someDays, someTasks, fc.nat(20), (days, tasks, price) => {
        const before = solve(days, tasks, 'other')
        const { plan, kept } = replan(before, { days, tasks }, price)
        const changed = before.sittings.length - kept.length
        expect(plan.worth - price * changed).toBeGreaterThanOrEqual(before.worth - 1e-6)
      }),
    )
  })

  it('returns the same plan when called again, and does not mutate its arguments', () => {
    fc.assert(
      fc.property(someChange, fc.string(), ({ plan, change }, seed) => {
        const copy = structuredClone({ plan, change })
        expect(replan(plan, change, 12, seed)).toEqual(replan(copy.plan, copy.change, 12, seed))
        expect(copy).toEqual({ plan, change })
      }),
      { numRuns: 30 },
    )
  })

  it('moves only the sitting on a lost day', () => {
    const plan: Plan = { sittings: [sitting(0, 30), sitting(1, 30)], unplaced: [], worth: 60 }
    const days = [0, 60, 60, 60, 60, 60, 60]
    const { kept, moved, dropped } = replan(plan, { days, tasks: [task()] })
    expect(kept).toEqual([sitting(1, 30)])
    expect(moved).toMatchObject([{ from: sitting(0, 30), to: { minutes: 30 } }])
    expect(dropped).toEqual([])
  })

  it('drops a study session when its day is no longer available and no other day has room', () => {
    const plan: Plan = { sittings: [sitting(0, 30), sitting(1, 30)], unplaced: [], worth: 60 }
    const next = replan(plan, { days: [0, 30, 0, 0, 0, 0, 0], tasks: [task()] })
    expect(next).toMatchObject({ kept: [sitting(1, 30)], moved: [], dropped: [sitting(0, 30)] })
    expect(next.plan.unplaced).toEqual([{ task: 'algebra', minutes: 30 }])
  })

  it('reschedules sittings that were missed on past days', () => {
    const plan: Plan = { sittings: [sitting(0, 30), sitting(1, 30)], unplaced: [], worth: 60 }
    const change = { days: daily(30), tasks: [task()], today: 2, missed: [sitting(1, 30)] }
    const { plan: next, kept } = replan(plan, change)
    expect(next.sittings).toMatchObject([sitting(0, 30), { task: 'algebra', minutes: 30 }])
    expect(next.sittings.at(-1)?.day).toBeGreaterThanOrEqual(2)
    expect(kept).toEqual([])
  })

  it('reschedules a missed task after a dependent task has started', () => {
    const tasks = [task({ minutes: 30 }), task({ id: 'ratios', minutes: 40, least: 20, most: 20, after: ['algebra'] })]
    const plan: Plan = {
      sittings: [sitting(0, 30), sitting(1, 20, 'ratios'), sitting(2, 20, 'ratios')],
      unplaced: [],
      worth: 70,
    }
    const change = { days: daily(30), tasks, today: 2, missed: [sitting(0, 30)] }
    expect(replan(plan, change).plan.unplaced).toEqual([])
  })

  it('keeps the past sittings of a finished task, and no longer treats the task as a prerequisite', () => {
    const plan: Plan = {
      sittings: [sitting(0, 30), sitting(2, 30), sitting(3, 20, 'ratios')],
      unplaced: [],
      worth: 60,
    }
    const ratios = task({ id: 'ratios', minutes: 20, after: ['algebra'] })
    const { plan: next, kept } = replan(plan, { days: daily(30), tasks: [ratios], today: 1 })
    expect(next.sittings).toEqual([sitting(0, 30), sitting(3, 20, 'ratios')])
    expect(kept).toEqual([sitting(3, 20, 'ratios')])
  })

  it('adds new tasks without moving existing sittings', () => {
    const plan: Plan = { sittings: [sitting(0, 30), sitting(1, 30)], unplaced: [], worth: 60 }
    const tasks = [task(), task({ id: 'ratios', minutes: 20 })]
    const { kept, added, moved } = replan(plan, { days: daily(30), tasks })
    expect(kept).toHaveLength(2)
    expect(moved).toEqual([])
    expect(added).toMatchObject([{ task: 'ratios', minutes: 20 }])
  })

  it('moves a prerequisite from a lost day to another day before the dependent task', () => {
    const tasks = [task({ minutes: 30 }), task({ id: 'ratios', minutes: 30, from: 3, after: ['algebra'] })]
    const plan: Plan = { sittings: [sitting(2, 30), sitting(3, 30, 'ratios')], unplaced: [], worth: 60 }
    const { kept, moved } = replan(plan, { days: [30, 30, 0, 30, 30, 30, 30], tasks })
    expect(kept).toEqual([sitting(3, 30, 'ratios')])
    expect(moved[0]?.to.day).toBeLessThan(2)
  })

  it('moves a sitting when a prerequisite needs its day, even if the penalty for the change is high', () => {
    const tasks = [
      task({ minutes: 60, least: 30, worth: 1 }),
      task({ id: 'ratios', minutes: 30, least: 30, worth: 1, after: ['algebra'] }),
    ]
    const plan: Plan = { sittings: [sitting(0, 30), sitting(1, 30), sitting(2, 30, 'ratios')], unplaced: [], worth: 18 }
    const { plan: next } = replan(plan, { days: [0, 0, 30, 30, 30, 0, 0], tasks }, 1000)
    expect(next.sittings).toEqual([sitting(2, 30), sitting(3, 30), sitting(4, 30, 'ratios')])
  })

  it.each([-1, 8, 0.5])('throws a RangeError when today is day %s of seven', (today) => {
    const plan: Plan = { sittings: [], unplaced: [], worth: 0 }
    expect(() => replan(plan, { days: daily(30), tasks: [], today })).toThrow(RangeError)
  })

  it('throws a RangeError for an unknown prerequisite', () => {
    const plan: Plan = { sittings: [], unplaced: [], worth: 0 }
    const tasks = [task({ after: ['geometry'] })]
    expect(() => replan(plan, { days: daily(30), tasks })).toThrow(
      new RangeError('algebra comes after an unknown task'),
    )
  })
})
