import type { StandInEvent } from '@pathwise/stripe-stand-in/events'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { beforeAll, describe, expect, it } from 'vitest'
import { openSecondPool } from './beside.ts'
import { captureStripeEvents, deliverEvent, expectSameAsStripe, startShop, subscribeNewUser } from './billing.ts'
import { startTestServer } from './server.ts'

const shop = closeAfterTests(await startShop())
const { subscriptions, account } = shop.standIn
const { prisma } = shop.server.database
const besides = closeAfterTests(await openSecondPool(shop.server.database))
const other = closeAfterTests(
  await startTestServer({ database: besides, environment: { stripe: shop.standIn.settings } }),
)

function findPremium() {
  const price = [...account.prices.values()].find(({ metadata }) => metadata['pathwise_plan'] === 'premium_student')
  if (!price) throw new Error('Premium was never sold')
  return price
}

/** The subscription changes that the tests apply in pairs. */
const changes: readonly { readonly name: string; readonly apply: (id: string) => void }[] = [
  { name: 'is set to end', apply: (id) => subscriptions.cancelAtPeriodEnd(id) },
  { name: 'is kept after all', apply: (id) => subscriptions.resume(id) },
  { name: 'is not paid', apply: (id) => subscriptions.failPayment(id) },
  { name: 'becomes another plan', apply: (id) => subscriptions.changePrice(id, findPremium()) },
  { name: 'comes to its period’s end', apply: (id) => subscriptions.endPeriod(id) },
  { name: 'is canceled', apply: (id) => subscriptions.cancelNow(id) },
]

const orders = ['in order', 'the other way round'] as const

/**
 * All ordered pairs of changes except the impossible ones: nothing can follow `is canceled`, and `comes to its period’s
 * end` cannot follow `is set to end`.
 */
const pairs = changes
  .filter(({ name }) => name !== 'is canceled')
  .flatMap((first) => changes.map((second) => ({ first, second })))
  .filter(({ first, second }) => !(first.name === 'is set to end' && second.name === 'comes to its period’s end'))

/** Deletes the records of handled events, so that the events can be delivered again. */
async function undeliver(events: readonly StandInEvent[]): Promise<void> {
  await prisma.stripeEvent.deleteMany({ where: { id: { in: events.map(({ id }) => id) } } })
}

describe('stored subscription', () => {
  beforeAll(async () => {
    await subscribeNewUser(shop, 'premium_student')
  })

  it.each(pairs)(
    'matches Stripe after $first.name and $second.name, delivered in either order and then repeated',
    async ({ first, second }) => {
      const { id } = await subscribeNewUser(shop)
      const bought = await prisma.subscription.findUniqueOrThrow({ where: { id } })
      const events = [first, second].flatMap(({ apply }) => captureStripeEvents(shop, () => apply(id)))
      for (const delivered of [events, events.toReversed()]) {
        await prisma.subscription.update({ where: { id }, data: bought })
        await undeliver(events)
        for (const event of delivered) {
          expect((await deliverEvent(shop.server, shop, event)).status).toBe(200)
          await expectSameAsStripe(shop, id)
        }
        for (const event of events) expect((await deliverEvent(other, shop, event)).status).toBe(200)
        await expectSameAsStripe(shop, id)
      }
    },
  )

  it.each(orders)('matches Stripe when purchase events arrive %s', async (order) => {
    const { id } = await subscribeNewUser(shop)
    await prisma.subscription.delete({ where: { id } })
    const events = shop.standIn.events.slice(-3)
    await undeliver(events)
    expect(events.map(({ type }) => type)).toContain('checkout.session.completed')
    for (const event of order === 'in order' ? events : events.toReversed()) {
      await deliverEvent(shop.server, shop, event)
      await expectSameAsStripe(shop, id)
    }
  })
})
