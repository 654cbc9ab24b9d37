import { deleteOldEvents } from '@pathwise/api/billing/webhook'
import { signBody } from '@pathwise/stripe-stand-in/events'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { describe, expect, it } from 'vitest'
import { openSecondPool } from './beside.ts'
import {
  captureStripeEvents,
  deliverEvent,
  expectSameAsStripe,
  readStoredState,
  startShop,
  subscribeNewUser,
} from './billing.ts'
import { mutate, signInNewUser } from './people.ts'
import { startForTest, startTestServer } from './server.ts'

const shop = closeAfterTests(await startShop())
const besides = closeAfterTests(await openSecondPool(shop.server.database))
const other = closeAfterTests(
  await startTestServer({ database: besides, environment: { stripe: shop.standIn.settings } }),
)

const handled = (id: string) => shop.server.database.prisma.stripeEvent.count({ where: { id } })
const noted = (id: string) => shop.server.database.prisma.failedStripeEvent.count({ where: { id } })

/**
 * Cancels a new subscription. Returns its id and the Stripe event of the cancellation, without delivering the event to
 * the server.
 */
async function cancellation() {
  const { id } = await subscribeNewUser(shop)
  const [event] = captureStripeEvents(shop, () => shop.standIn.subscriptions.cancelNow(id))
  if (!event) throw new Error('Nothing happened')
  return { id, event }
}

describe('POST /api/stripe/webhook', () => {
  it("accepts a signature just under five minutes old, and stores Stripe's state", async () => {
    const { id, event } = await cancellation()
    const response = await deliverEvent(shop.server, shop, event, { secondsAgo: 295 })
    expect([response.status, await response.json()]).toEqual([200, { received: true }])
    await expectSameAsStripe(shop, id)
    expect(await readStoredState(shop.server, id)).toMatchObject({ status: 'canceled' })
  })

  it.each([
    ['signed with another secret', { secret: 'whsec_forged' }],
    ['replayed after five minutes', { secondsAgo: 302 }],
  ])('rejects a delivery that is %s', async (_what, signing) => {
    const { id, event } = await cancellation()
    const response = await deliverEvent(shop.server, shop, event, signing)
    expect([response.status, await response.json()]).toEqual([
      400,
      { detail: 'The signature is not from Stripe or is too old' },
    ])
    expect(await readStoredState(shop.server, id)).toMatchObject({ status: 'active' })
    expect(await handled(event.id)).toBe(0)
  })

  it('rejects an event when its body differs from the signed body', async () => {
    const { id, event } = await cancellation()
    const url = `${shop.server.url}/api/stripe/webhook`
    const signed = signedHeaders(event.body)
    for (const body of [event.body.replace(id, 'sub_another'), `${event.body} `, '']) {
      expect((await fetch(url, { method: 'POST', headers: signed, body })).status).toBe(400)
    }
    expect((await fetch(url, { method: 'POST', body: event.body })).status).toBe(400)
    expect(await handled(event.id)).toBe(0)
    expect((await fetch(url, { method: 'POST', headers: signed, body: event.body })).status).toBe(200)
    await expectSameAsStripe(shop, id)
  })

  it.each([
    { id: 'evt_unknown', type: 'radar.early_fraud_warning.created', data: { object: { id: 'issfr_1' } } },
    { id: 'evt_other', type: 'customer.subscription.updated', data: { object: { id: 'sub_of_nobody' } } },
    { id: 'evt_odd', type: 'invoice.paid', data: { object: {} } },
  ])('acknowledges event $type for an unknown object', async (event) => {
    const response = await deliverEvent(shop.server, shop, { body: JSON.stringify(event) })
    expect(response.status).toBe(200)
    expect(await readStoredState(shop.server, 'sub_of_nobody')).toBeNull()
  })

  it('accepts the old and the new webhook secret during a rotation', async () => {
    const stripe = { ...shop.standIn.settings, webhookSecrets: ['whsec_next', 'whsec_before'] }
    const rolling = await startForTest({ environment: { stripe }, database: besides })
    const statuses = []
    for (const secret of ['whsec_next', 'whsec_before', 'whsec_older']) {
      const { event } = await cancellation()
      statuses.push((await deliverEvent(rolling, shop, event, { secret })).status)
    }
    expect(statuses).toEqual([200, 200, 400])
  })

  it('returns 405 for a GET request to the webhook', async () => {
    const response = await shop.server.request('/api/stripe/webhook')
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })

  it('rejects a webhook event with 409 when billing is off', async () => {
    const off = await startForTest({ database: besides })
    const { event } = await cancellation()
    expect((await deliverEvent(off, shop, event)).status).toBe(409)
    expect(await handled(event.id)).toBe(0)
  })
})

function signedHeaders(body: string) {
  const signing = { timestamp: shop.standIn.account.moment(), secret: shop.standIn.settings.webhookSecrets[0] }
  return { 'content-type': 'application/json', 'stripe-signature': signBody(body, signing) }
}

describe('Stripe event handling', () => {
  it('sends no request to Stripe for a repeated event', async () => {
    const { id, event } = await cancellation()
    await deliverEvent(shop.server, shop, event)
    const asked = shop.standIn.requests.length
    for (const server of [shop.server, other]) expect((await deliverEvent(server, shop, event)).status).toBe(200)
    expect(shop.standIn.requests).toHaveLength(asked)
    await expectSameAsStripe(shop, id)
  })

  it('handles an event once when two servers receive it concurrently', async () => {
    const { id, event } = await cancellation()
    const responses = await Promise.all(
      [shop.server, other, shop.server, other].map((server) => deliverEvent(server, shop, event)),
    )
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await handled(event.id)).toBe(1)
    await expectSameAsStripe(shop, id)
  })

  it('keeps newer data when an earlier event is handled late', async () => {
    const { id } = await subscribeNewUser(shop)
    const [early] = captureStripeEvents(shop, () => shop.standIn.subscriptions.cancelAtPeriodEnd(id))
    const held = shop.standIn.holdNextAnswer()
    if (!early) throw new Error('Nothing happened')
    const slow = deliverEvent(shop.server, shop, early)
    await held.asked
    const [late] = captureStripeEvents(shop, () => shop.standIn.subscriptions.cancelNow(id))
    if (!late) throw new Error('Nothing happened')
    expect((await deliverEvent(other, shop, late)).status).toBe(200)
    held.release()
    expect((await slow).status).toBe(200)
    await expectSameAsStripe(shop, id)
    expect(await handled(early.id)).toBe(1)
  })

  it('rolls back on a database failure, and handles the event on redelivery', async () => {
    const { id, event } = await cancellation()
    const { prisma } = shop.server.database
    await prisma.$executeRaw`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'disk full'; END $$`
    await prisma.$executeRaw`
      CREATE TRIGGER refuse BEFORE INSERT OR UPDATE ON subscriptions FOR EACH ROW EXECUTE FUNCTION refuse()`
    const refused = await deliverEvent(shop.server, shop, event)
    expect([refused.status, await refused.json()]).toEqual([
      500,
      { detail: 'Internal server error', id: expect.any(String) },
    ])
    expect(await handled(event.id)).toBe(0)
    expect(await noted(event.id)).toBe(1)
    expect(await readStoredState(shop.server, id)).toMatchObject({ status: 'active' })
    await prisma.$executeRaw`DROP FUNCTION refuse CASCADE`
    expect((await deliverEvent(shop.server, shop, event)).status).toBe(200)
    expect(await noted(event.id)).toBe(0)
    await expectSameAsStripe(shop, id)
  })

  it('returns 503 when Stripe fails, and handles the event on redelivery', async () => {
    const { id, event } = await cancellation()
    shop.standIn.setMode('failing')
    expect((await deliverEvent(shop.server, shop, event)).status).toBe(503)
    shop.standIn.setMode('working')
    expect(await handled(event.id)).toBe(0)
    expect((await deliverEvent(shop.server, shop, event)).status).toBe(200)
    await expectSameAsStripe(shop, id)
  })
})

it('deletes handled events after 60 days', async () => {
  const { prisma } = shop.server.database
  const now = new Date()
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3600 * 1000)
  await prisma.stripeEvent.createMany({
    data: [59, 61].map((days) => ({ id: `evt_${days}`, type: 'invoice.paid', handledAt: daysAgo(days) })),
  })
  await deleteOldEvents({ prisma, now: () => now })
  expect([await handled('evt_59'), await handled('evt_61')]).toEqual([1, 0])
})

it('deletes the failure record when Stripe redelivers a handled event', async () => {
  const { event } = await cancellation()
  await deliverEvent(shop.server, shop, event)
  const failure = { id: event.id, type: event.type, failedAt: new Date() }
  await shop.server.database.prisma.failedStripeEvent.create({ data: failure })
  expect((await deliverEvent(shop.server, shop, event)).status).toBe(200)
  expect([await noted(event.id), await handled(event.id)]).toEqual([0, 1])
})

describe('deployment.retryEvent', () => {
  it("retries a failed event with Stripe's current state, and writes an audit log entry", async () => {
    const admin = await signInNewUser(shop.server, 'admin')
    const { id, event } = await cancellation()
    const { prisma } = shop.server.database
    await prisma.failedStripeEvent.create({ data: { id: event.id, type: event.type, failedAt: new Date() } })
    const retry = () => mutate(shop.server, 'deployment.retryEvent', { id: event.id }, admin.bearer)
    expect(await retry()).toMatchObject({ status: 200, data: { ok: true } })
    await expectSameAsStripe(shop, id)
    expect([await noted(event.id), await handled(event.id)]).toEqual([0, 1])
    expect((await retry()).status).toBe(404)
    expect(
      await prisma.auditEntry.findMany({ where: { targetId: event.id }, select: { action: true, actorId: true } }),
    ).toEqual([{ action: 'webhook_retried', actorId: admin.id }])
  })
})
