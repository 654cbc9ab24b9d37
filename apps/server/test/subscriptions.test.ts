import { subscriptionsOutputSchema } from '@pathwise/api/billing/billing.schemas'
import { buildSubscription } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { beforeAll, describe, expect, it } from 'vitest'
import { deliverAll, startShop, subscribeNewUser } from './billing.ts'
import { type Person, signInNewUser } from './people.ts'

const day = 24 * 3600 * 1000

const now = new Date()
const shop = closeAfterTests(await startShop({ now: () => now }))

describe('GET /api/stripe/subscriptions', () => {
  it("returns only the caller's subscriptions, newest first", async () => {
    const { person, id } = await subscribeNewUser(shop)
    await subscribeNewUser(shop)
    shop.standIn.subscriptions.cancelNow(id)
    const older = await buildSubscription(shop.server.database, { userId: person.id, createdAt: new Date(0) })
    await deliverAll(shop, shop.standIn.events.length - 1)
    const response = await shop.server.request('/api/stripe/subscriptions', { headers: person.bearer })
    expect(response.status).toBe(200)
    const own = subscriptionsOutputSchema.parse(await response.json())
    const period_end = new Date(shop.standIn.subscriptions.item(id).current_period_end * 1000).toISOString()
    expect(own).toEqual([
      { id, plan_id: 'pro', status: 'canceled', period_end },
      expect.objectContaining({ id: older.id, status: 'active' }),
    ])
  })

  it('returns an empty list of subscriptions before the first purchase', async () => {
    const { bearer } = await signInNewUser(shop.server)
    const response = await shop.server.request('/api/stripe/subscriptions', { headers: bearer })
    expect(await response.json()).toEqual([])
  })
})

describe('GET /billing/stripe/expiring', () => {
  let admin: Person
  beforeAll(async () => {
    admin = await signInNewUser(shop.server, 'admin')
    await shop.server.database.prisma.subscription.deleteMany()
  })

  const asked = (query: string, path = '/billing/stripe/expiring') =>
    shop.server.request(`${path}?${query}`, { headers: admin.bearer })

  it('returns active subscriptions that expire within the requested number of days, earliest first', async () => {
    const person = await signInNewUser(shop.server)
    const built = async (days: number, status = 'active') =>
      (
        await buildSubscription(shop.server.database, {
          userId: person.id,
          status,
          currentPeriodEnd: new Date(now.getTime() + days * day),
        })
      ).id
    const [late, soon] = [await built(2.5, 'past_due'), await built(0.1)]
    await built(-0.1)
    await built(1, 'canceled')
    const next = await built(5)
    const three = await (await asked('')).json()
    expect(three).toEqual({
      items: [
        {
          user_id: person.id,
          email: person.email,
          status: 'active',
          days_left: 1,
          current_period_end: new Date(now.getTime() + 0.1 * day).toISOString(),
          subscription_id: soon,
        },
        expect.objectContaining({ subscription_id: late, status: 'past_due', days_left: 3 }),
      ],
    })
    expect(await (await asked('days=3&limit=200', '/api/billing/stripe/expiring')).json()).toEqual(three)
    expect(await (await asked('limit=1')).json()).toMatchObject({ items: [{ subscription_id: soon }] })
    expect(await (await asked('days=5')).json()).toMatchObject({ items: [{}, {}, { subscription_id: next }] })
  })

  it.each(
    ['0', '-1', '1000000000', 'three', '1.5', '1e309', ''].flatMap((value) => [`days=${value}`, `limit=${value}`]),
  )('returns 422 for %s', async (query) => {
    const response = await asked(query)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ detail: [{ loc: [query.split('=')[0]] }] })
  })
})
