import { deleteOldEvents } from '@pathwise/api/billing/webhook'
import { type StandInEvent, signBody } from '@pathwise/stripe-stand-in/events'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { beforeAll, describe, expect, it } from 'vitest'
import { openBeside } from './beside.ts'
import { deliverTo, openShop, ourState, stripeState, subscribeNew } from './billing.ts'
import { startForTest, startTestServer } from './server.ts'

const shop = closeAfterTests(await openShop())
const besides = closeAfterTests(await openBeside(shop.server.database))
const other = closeAfterTests(
  await startTestServer({ database: besides, environment: { stripe: shop.standIn.settings } }),
)

/** Runs `work` and returns the resulting events, which are not delivered yet. */
function recordEvents(work: () => void): StandInEvent[] {
  const since = shop.standIn.events.length
  work()
  return shop.standIn.events.slice(since)
}

async function expectSameAsStripe(id: string): Promise<void> {
  expect(await ourState(shop.server, id)).toEqual(stripeState(shop, id))
}

const handled = (id: string) => shop.server.database.prisma.stripeEvent.count({ where: { id } })
const noted = (id: string) => shop.server.database.prisma.failedStripeEvent.count({ where: { id } })

/** Cancels a new subscription and returns the event, which is not delivered yet. */
async function cancellation() {
  const { id } = await subscribeNew(shop)
  const [event] = recordEvents(() => shop.standIn.subscriptions.cancelNow(id))
  if (!event) throw new Error('Nothing happened')
  return { id, event }
}

describe('POST /api/stripe/webhook', () => {
  it('accepts a signature that is just under five minutes old, and stores the state at Stripe', async () => {
    const { id, event } = await cancellation()
    const response = await deliverTo(shop.server, shop, event, { secondsAgo: 295 })
    expect([response.status, await response.json()]).toEqual([200, { received: true }])
    await expectSameAsStripe(id)
    expect(await ourState(shop.server, id)).toMatchObject({ status: 'canceled' })
  })

  it.each([
    ['signed with another secret', { secret: 'whsec_forged' }],
    ['replayed after five minutes', { secondsAgo: 302 }],
  ])('rejects an event delivery that is %s', async (_what, signing) => {
    const { id, event } = await cancellation()
    const response = await deliverTo(shop.server, shop, event, signing)
    expect([response.status, await response.json()]).toEqual([
      400,
      { detail: 'The signature is not from Stripe or is too old' },
    ])
    expect(await ourState(shop.server, id)).toMatchObject({ status: 'active' })
    expect(await handled(event.id)).toBe(0)
  })

  it('rejects an event delivery when its body was modified, even by a space', async () => {
    const { id, event } = await cancellation()
    const url = `${shop.server.url}/api/stripe/webhook`
    const signed = signedHeaders(event.body)
    for (const body of [event.body.replace(id, 'sub_another'), `${event.body} `, '']) {
      expect((await fetch(url, { method: 'POST', headers: signed, body })).status).toBe(400)
    }
    expect((await fetch(url, { method: 'POST', body: event.body })).status).toBe(400)
    expect(await handled(event.id)).toBe(0)
    expect((await fetch(url, { method: 'POST', headers: signed, body: event.body })).status).toBe(200)
    await expectSameAsStripe(id)
  })

  it.each([
    { id: 'evt_unknown', type: 'radar.early_fraud_warning.created', data: { object: { id: 'issfr_1' } } },
    { id: 'evt_other', type: 'customer.subscription.updated', data: { object: { id: 'sub_of_nobody' } } },
    { id: 'evt_odd', type: 'invoice.paid', data: { object: {} } },
  ])('acknowledges $type about an unknown object', async (event) => {
    const response = await deliverTo(shop.server, shop, { body: JSON.stringify(event) })
    expect(response.status).toBe(200)
    expect(await ourState(shop.server, 'sub_of_nobody')).toBeNull()
  })

  it('returns 405 to a GET of the webhook', async () => {
    const response = await shop.server.request('/api/stripe/webhook')
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })

  it('returns 409 when billing is off', async () => {
    const off = await startForTest({ database: besides })
    const { event } = await cancellation()
    expect((await deliverTo(off, shop, event)).status).toBe(409)
    expect(await handled(event.id)).toBe(0)
  })
})

function signedHeaders(body: string) {
  const signing = { timestamp: shop.standIn.account.moment(), secret: shop.standIn.settings.webhookSecret }
  return { 'content-type': 'application/json', 'stripe-signature': signBody(body, signing) }
}

/** The changes of a subscription that the tests combine. */
const changes = {
  'is set to end': (id) => shop.standIn.subscriptions.cancelAtPeriodEnd(id),
  'is kept after all': (id) => shop.standIn.subscriptions.resume(id),
  'is not paid': (id) => shop.standIn.subscriptions.failPayment(id),
  'becomes another plan': (id) => shop.standIn.subscriptions.changePrice(id, premium()),
  'comes to its period’s end': (id) => shop.standIn.subscriptions.endPeriod(id),
  'is canceled': (id) => shop.standIn.subscriptions.cancelNow(id),
} as const satisfies Record<string, (id: string) => void>

type Change = keyof typeof changes
const names: readonly Change[] = [
  'is set to end',
  'is kept after all',
  'is not paid',
  'becomes another plan',
  'comes to its period’s end',
  'is canceled',
]

function premium() {
  const price = [...shop.standIn.account.prices.values()].find(
    ({ metadata }) => metadata['pathwise_plan'] === 'premium_student',
  )
  if (!price) throw new Error('Premium was never sold')
  return price
}

/**
 * All pairs of changes, except pairs that start with a cancellation or in which a period ends that was set to be the
 * last.
 */
const pairs = names.flatMap((first) =>
  names
    .filter(() => first !== 'is canceled')
    .filter((second) => !(first === 'is set to end' && second === 'comes to its period’s end'))
    .flatMap((second) => [
      { first, second, order: 'in order' },
      { first, second, order: 'the other way round' },
    ]),
)

describe('stored subscription', () => {
  beforeAll(async () => {
    await subscribeNew(shop, 'premium_student')
  })

  it.each(pairs)(
    'matches Stripe when it $first, then $second, with events delivered $order and twice',
    async ({ first, second, order }) => {
      const { id } = await subscribeNew(shop)
      const events = [...recordEvents(() => changes[first](id)), ...recordEvents(() => changes[second](id))]
      for (const event of order === 'in order' ? events : events.toReversed()) {
        expect((await deliverTo(shop.server, shop, event)).status).toBe(200)
        await expectSameAsStripe(id)
      }
      for (const event of events) expect((await deliverTo(other, shop, event)).status).toBe(200)
      await expectSameAsStripe(id)
    },
  )

  it.each(['in order', 'the other way round'])(
    'matches Stripe when the events of a purchase arrive %s',
    async (order) => {
      const { id } = await subscribeNew(shop)
      const { prisma } = shop.server.database
      await prisma.subscription.delete({ where: { id } })
      const events = shop.standIn.events.slice(-3)
      await prisma.stripeEvent.deleteMany({ where: { id: { in: events.map((event) => event.id) } } })
      expect(events.map(({ type }) => type)).toContain('checkout.session.completed')
      for (const event of order === 'in order' ? events : events.toReversed()) {
        await deliverTo(shop.server, shop, event)
        await expectSameAsStripe(id)
      }
    },
  )
})

describe('Stripe event handling', () => {
  it('sends no request to Stripe when a handled event is delivered again', async () => {
    const { id, event } = await cancellation()
    await deliverTo(shop.server, shop, event)
    const asked = shop.standIn.requests.length
    for (const server of [shop.server, other]) expect((await deliverTo(server, shop, event)).status).toBe(200)
    expect(shop.standIn.requests).toHaveLength(asked)
    await expectSameAsStripe(id)
  })

  it('handles an event once when two servers receive it concurrently', async () => {
    const { id, event } = await cancellation()
    const responses = await Promise.all(
      [shop.server, other, shop.server, other].map((server) => deliverTo(server, shop, event)),
    )
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await handled(event.id)).toBe(1)
    await expectSameAsStripe(id)
  })

  it('does not overwrite newer data when one server is slow to handle an earlier event', async () => {
    const { id } = await subscribeNew(shop)
    const [early] = recordEvents(() => shop.standIn.subscriptions.cancelAtPeriodEnd(id))
    const held = shop.standIn.holdNextAnswer()
    if (!early) throw new Error('Nothing happened')
    const slow = deliverTo(shop.server, shop, early)
    await held.asked
    const [late] = recordEvents(() => shop.standIn.subscriptions.cancelNow(id))
    if (!late) throw new Error('Nothing happened')
    expect((await deliverTo(other, shop, late)).status).toBe(200)
    held.release()
    expect((await slow).status).toBe(200)
    await expectSameAsStripe(id)
    expect(await handled(early.id)).toBe(1)
  })

  it('rolls back when the database fails, and handles the event on redelivery', async () => {
    const { id, event } = await cancellation()
    const { prisma } = shop.server.database
    await prisma.$executeRaw`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'disk full'; END $$`
    await prisma.$executeRaw`
      CREATE TRIGGER refuse BEFORE INSERT OR UPDATE ON subscriptions FOR EACH ROW EXECUTE FUNCTION refuse()`
    const refused = await deliverTo(shop.server, shop, event)
    expect([refused.status, await refused.json()]).toEqual([
      500,
      { detail: 'Internal server error', id: expect.any(String) },
    ])
    expect(await handled(event.id)).toBe(0)
    expect(await noted(event.id)).toBe(1)
    expect(await ourState(shop.server, id)).toMatchObject({ status: 'active' })
    await prisma.$executeRaw`DROP FUNCTION refuse CASCADE`
    expect((await deliverTo(shop.server, shop, event)).status).toBe(200)
    expect(await noted(event.id)).toBe(0)
    await expectSameAsStripe(id)
  })

  it('answers 503 when Stripe fails, and handles the event on redelivery', async () => {
    const { id, event } = await cancellation()
    shop.standIn.setMode('failing')
    expect((await deliverTo(shop.server, shop, event)).status).toBe(503)
    shop.standIn.setMode('working')
    expect(await handled(event.id)).toBe(0)
    expect((await deliverTo(shop.server, shop, event)).status).toBe(200)
    await expectSameAsStripe(id)
  })
})

it('deletes handled Stripe events after 60 days', async () => {
  const { prisma } = shop.server.database
  const now = new Date()
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3600 * 1000)
  await prisma.stripeEvent.createMany({
    data: [59, 61].map((days) => ({ id: `evt_${days}`, type: 'invoice.paid', handledAt: daysAgo(days) })),
  })
  await deleteOldEvents({ prisma, now: () => now })
  expect([await handled('evt_59'), await handled('evt_61')]).toEqual([1, 0])
})
