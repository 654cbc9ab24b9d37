import { buildSubscription, buildUser, testPassword } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { expect, it } from 'vitest'
import { openRouter } from '../../test/router.ts'

const database = closeAfterTests(await createTestDatabase())
const { prisma } = database
const { callAs } = openRouter(database, { now: () => new Date('2026-11-23T12:00:00Z') })
const past = new Date('2026-11-20T12:00:00Z')
const future = new Date('2026-12-20T12:00:00Z')

/** Creates an account with a subscription, and returns a call that deletes the account while billing is off. */
async function buildSubscriber(fields: { status: string; currentPeriodEnd: Date; cancelAtPeriodEnd?: boolean }) {
  const { id, email } = await buildUser(database)
  await prisma.stripeCustomer.create({ data: { userId: id, stripeId: `cus_${id}` } })
  await buildSubscription(database, { userId: id, ...fields })
  const exists = async () => (await prisma.user.count({ where: { id } })) === 1
  return { exists, remove: () => callAs({ id, email }).account.delete({ password: testPassword }) }
}

it.each([
  { status: 'active', currentPeriodEnd: past },
  { status: 'active', currentPeriodEnd: future, cancelAtPeriodEnd: true },
  { status: 'past_due', currentPeriodEnd: future },
  { status: 'unpaid', currentPeriodEnd: past },
  { status: 'paused', currentPeriodEnd: past },
])('keeps an account that Stripe may still charge when billing is off: %o', async (fields) => {
  const { exists, remove } = await buildSubscriber(fields)
  await expect(remove()).rejects.toMatchObject({ reason: 'billing_off' })
  expect(await exists()).toBe(true)
})

it.each([
  { status: 'canceled', currentPeriodEnd: future },
  { status: 'incomplete_expired', currentPeriodEnd: future },
  { status: 'active', currentPeriodEnd: past, cancelAtPeriodEnd: true },
])('deletes an account whose subscription has ended when billing is off: %o', async (fields) => {
  const { exists, remove } = await buildSubscriber(fields)
  await remove()
  expect(await exists()).toBe(false)
})
