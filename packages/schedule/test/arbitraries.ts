import fc from 'fast-check'
import type { Task } from '../src/task.ts'

/** The free minutes of one to ten days. They need not be multiples of five. */
export const someDays = fc.array(fc.oneof(fc.constant(0), fc.nat(150)), { minLength: 1, maxLength: 10 })

const someSitting = fc
  .record({ least: fc.integer({ min: 1, max: 6 }), more: fc.nat(4), count: fc.integer({ min: 1, max: 5 }) })
  .chain(({ least, more, count }) =>
    fc.integer({ min: least * count, max: (least + more) * count }).map((units) => ({
      minutes: 5 * units,
      least: 5 * least,
      most: 5 * (least + more),
    })),
  )

const someWindow = fc
  .record({ from: fc.integer({ min: -2, max: 11 }), length: fc.nat(10) })
  .map(({ from, length }) => ({ from, until: from + length }))

/** Up to twelve tasks, some with earlier tasks as prerequisites. */
export const someTasks: fc.Arbitrary<Task[]> = fc
  .array(
    fc.record({
      sitting: someSitting,
      window: someWindow,
      worth: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.double({ min: 0.01, max: 9, noNaN: true })),
      after: fc.array(fc.nat(11), { maxLength: 2 }),
    }),
    { maxLength: 12 },
  )
  .map((drafts) =>
    drafts.map(({ sitting, window, worth, after }, index) => ({
      ...{ id: `task ${index}`, worth },
      ...sitting,
      ...window,
      after: after.filter((other) => other < index).map((other) => `task ${other}`),
    })),
  )
