import { buildUser } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Device, findExpectedPlans } from '../../test/device.ts'
import type { SavedPlansInput } from './saved-plans.schemas.ts'
import { syncSavedPlans } from './saved-plans.service.ts'

const database = closeAfterTests(await createTestDatabase())

const noon = Date.parse('2026-11-21T12:00:00.000Z')

async function account() {
  const { id } = await buildUser(database)
  return (input: SavedPlansInput) =>
    syncSavedPlans({ prisma: database.prisma, billing: null, now: () => new Date(noon), caller: { id } }, input)
}

const step = fc.record({
  device: fc.constantFrom<0 | 1>(0, 1),
  action: fc.constantFrom('save', 'delete', 'undo', 'syncAll', 'syncByName'),
  position: fc.nat({ max: 5 }),
  /** The time since the previous step, in ms. At 0, both steps happen at the same moment, as in two tabs. */
  pause: fc.nat({ max: 3 }),
})

it('requests the report of a plan from a device that saved the plan again after deleting it', async () => {
  const sync = await account()
  const device = new Device(() => noon)
  device.save('1')
  await device.syncAll(sync)
  device.delete(0)
  device.undo()
  await device.syncByName(sync)
  expect([...device.plans]).toEqual([['1', noon + 1]])
})

it('leaves two devices with the same plans, without losing a save, regardless of the order of actions', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), fc.integer({ min: -5, max: 5 }), async (steps, wrongBy) => {
      const sync = await account()
      let now = noon
      const devices = [new Device(() => now), new Device(() => now + wrongBy)] as const
      for (const [index, { device, action, position, pause }] of steps.entries()) {
        now += pause
        const one = devices[device]
        if (action === 'save') one.save(`${noon}${index}`)
        else if (action === 'delete') one.delete(position)
        else if (action === 'undo') one.undo()
        else await one[action](sync)
      }
      for (const device of [...devices, devices[0]]) await device.syncAll(sync)
      const [first, second] = devices
      expect(first.plans).toEqual(second.plans)
      expect(first.plans).toEqual(findExpectedPlans([...first.history, ...second.history]))
    }),
    { numRuns: 50 },
  )
}, 60_000)
