import { accountExportSchema } from '@pathwise/api/account/account.schemas'
import {
  currentPlanOutputSchema,
  openPortalOutputSchema,
  subscriptionsOutputSchema,
} from '@pathwise/api/billing/billing.schemas'
import { planCatalogue, workingFeatures } from '@pathwise/api/billing/plans.vocabulary'
import { buildSubscription, testPassword } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { beforeAll, describe, expect, it } from 'vitest'
import { buy, deliverAll, openShop, subscribeNew } from './billing.ts'
import { ask, meStatus, mutate, type Person, signIn, signInNew } from './people.ts'
import { plainReport } from './reports.ts'
import { startTestServer } from './server.ts'

const day = 24 * 3600 * 1000

let moment = new Date()
const shop = closeAfterTests(await openShop({ now: () => moment }))

async function readPlan({ bearer }: Person) {
  return currentPlanOutputSchema.parse((await ask(shop.server, 'billing.plan', bearer)).data)
}

describe('GET /api/stripe/subscriptions', () => {
  it('returns only the subscriptions of the caller, newest first', async () => {
    const { person, id } = await subscribeNew(shop)
    await subscribeNew(shop)
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

  it('returns an empty list before any purchase', async () => {
    const { bearer } = await signInNew(shop.server)
    const response = await shop.server.request('/api/stripe/subscriptions', { headers: bearer })
    expect(await response.json()).toEqual([])
  })
})

describe('billing.plan', () => {
  it('returns the paid plan until its last period ends, and the free plan before and after', async () => {
    const before = moment
    const person = await signInNew(shop.server)
    expect(await readPlan(person)).toEqual({
      plan_id: 'free',
      entitlements: { ...planCatalogue.free.entitlements, features: workingFeatures },
      period_end: null,
      renews: false,
      has_portal: false,
    })
    const since = shop.standIn.events.length
    const id = await buy(shop, person, 'premium_student')
    await deliverAll(shop, since)
    const end = new Date(shop.standIn.subscriptions.item(id).current_period_end * 1000)
    const bought = {
      plan_id: 'premium_student',
      entitlements: { ...planCatalogue.premium_student.entitlements, features: workingFeatures },
      period_end: end.toISOString(),
      renews: true,
      has_portal: true,
    }
    expect(await readPlan(person)).toEqual(bought)
    shop.standIn.subscriptions.cancelAtPeriodEnd(id)
    await deliverAll(shop, since)
    expect(await readPlan(person)).toEqual({ ...bought, renews: false })

    moment = new Date(end.getTime() - 1)
    expect(await readPlan(await signIn(shop.server, person))).toMatchObject({ plan_id: 'premium_student' })
    moment = end
    expect(await readPlan(await signIn(shop.server, person))).toMatchObject({ plan_id: 'free', period_end: null })
    moment = before
  })

  it('extends the plan when the next period begins', async () => {
    const { person, id } = await subscribeNew(shop)
    shop.standIn.subscriptions.endPeriod(id)
    await deliverAll(shop, shop.standIn.events.length - 2)
    const end = new Date(shop.standIn.subscriptions.item(id).current_period_end * 1000)
    expect(await readPlan(person)).toMatchObject({ plan_id: 'pro', period_end: end.toISOString() })
  })

  it.each(['past_due', 'unpaid', 'canceled', 'incomplete', 'paused'])(
    'returns the free plan when the subscription is %s',
    async (status) => {
      const person = await signInNew(shop.server)
      await buildSubscription(shop.server.database, { userId: person.id, status })
      expect(await readPlan(person)).toMatchObject({ plan_id: 'free' })
    },
  )

  it('returns the highest-tier plan when there are several subscriptions', async () => {
    const person = await signInNew(shop.server)
    for (const planId of ['pro', 'premium_family', 'premium_student']) {
      await buildSubscription(shop.server.database, { userId: person.id, planId })
    }
    expect(await readPlan(person)).toMatchObject({ plan_id: 'premium_family' })
  })
})

/** Builds plans as a device saves them. */
const saved = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({
    ...plainReport,
    id: String(1_700_000_000_000 + from + index),
    saved_at: '2026-11-21T12:00:00.000Z',
  }))

const keep = ({ bearer }: Person, plans: object[], deleted: object[] = []) =>
  mutate(shop.server, 'savedPlans.sync', { plans, deleted }, bearer)

describe('plan entitlements', () => {
  const { free, pro } = planCatalogue

  it('limits the number of saved plans according to the plan of the user', async () => {
    const person = await signInNew(shop.server)
    expect((await keep(person, saved(free.entitlements.saved_plans))).status).toBe(200)
    expect(await keep(person, saved(1, 500))).toMatchObject({ status: 409, data: { reason: 'plan_limit' } })
    const subscription = await buildSubscription(shop.server.database, { userId: person.id })
    expect((await keep(person, saved(pro.entitlements.saved_plans))).status).toBe(200)
    expect(await keep(person, saved(1, 500))).toMatchObject({ status: 409, data: { reason: 'plan_limit' } })

    await shop.server.database.prisma.subscription.delete({ where: { id: subscription.id } })
    expect(await keep(person, [])).toMatchObject({
      status: 200,
      data: { plans: { length: pro.entitlements.saved_plans } },
    })
    const [first] = saved(1)
    expect((await keep(person, [], [{ id: first?.id, deleted_at: '2026-11-21T13:00:00.000Z' }])).status).toBe(200)
    expect(await keep(person, saved(1, 500))).toMatchObject({ status: 409, data: { reason: 'plan_limit' } })
  })

  it('keeps the plan and the portal of a subscriber when the plan is no longer sold', async () => {
    const { person } = await subscribeNew(shop)
    const stripe = shop.standIn.settings
    const none = await startTestServer({ database: shop.server.database, environment: { stripe }, now: () => moment })
    const plan = await ask(none, 'billing.plan', person.bearer)
    expect(plan.data).toMatchObject({ plan_id: 'pro', renews: true, has_portal: true })
    const portal = await mutate(none, 'billing.openPortal', { return_url: `${none.url}/account` }, person.bearer)
    expect(portal.status).toBe(200)
    await none.close()
  })

  it('sets no limit on saved plans when billing is off', async () => {
    const off = await startTestServer({ database: shop.server.database })
    const { bearer } = await signInNew(off)
    const plans = saved(free.entitlements.saved_plans + 1)
    expect((await mutate(off, 'savedPlans.sync', { plans, deleted: [] }, bearer)).status).toBe(200)
    expect((await ask(off, 'billing.plan', bearer)).data).toMatchObject({ entitlements: { saved_plans: null } })
    await off.close()
  })
})

describe('billing.openPortal', () => {
  it('opens a portal where a subscriber can cancel, with a link back to the product', async () => {
    const { person, id } = await subscribeNew(shop)
    const return_url = `${shop.server.url}/plans`
    const { data } = await mutate(shop.server, 'billing.openPortal', { return_url }, person.bearer)
    const { url } = openPortalOutputSchema.parse(data)
    expect(await (await fetch(url)).text()).toContain(return_url)
    await fetch(`${url}/${id}/cancel`, { method: 'POST', redirect: 'manual' })
    await deliverAll(shop, shop.standIn.events.length - 1)
    expect(await readPlan(person)).toMatchObject({ plan_id: 'pro', renews: false })
  })

  it('rejects a user without a subscription, a return URL on another site, and a Stripe failure', async () => {
    const person = await signInNew(shop.server)
    const open = (return_url: string, { bearer } = person) =>
      mutate(shop.server, 'billing.openPortal', { return_url }, bearer)
    expect(await open(shop.server.url)).toMatchObject({ status: 409, data: { reason: 'no_subscription' } })
    const { person: subscriber } = await subscribeNew(shop)
    expect((await open('https://evil.example/', subscriber)).status).toBe(422)
    shop.standIn.setWeather('failing')
    expect(await open(shop.server.url, subscriber)).toMatchObject({
      status: 503,
      data: { reason: 'billing_unavailable' },
    })
    shop.standIn.setWeather('fine')
  })
})

describe('account deletion and export with a subscription', () => {
  it('deletes the subscription with the account, and cancels the subscription at Stripe', async () => {
    const { person, id } = await subscribeNew(shop)
    const answer = await mutate(shop.server, 'account.delete', { password: testPassword }, person.bearer)
    expect(answer.status).toBe(200)
    expect(shop.standIn.subscriptions.find(id).status).toBe('canceled')
    const { prisma } = shop.server.database
    expect(await prisma.subscription.findUnique({ where: { id } })).toBeNull()
    await deliverAll(shop, shop.standIn.events.length - 1)
    expect(await prisma.subscription.findUnique({ where: { id } })).toBeNull()
  })

  it('keeps the account when the subscription cannot be canceled', async () => {
    const { person, id } = await subscribeNew(shop)
    shop.standIn.setWeather('failing')
    const remove = (server = shop.server) => mutate(server, 'account.delete', { password: testPassword }, person.bearer)
    expect(await remove()).toMatchObject({ status: 503, data: { reason: 'billing_unavailable' } })
    shop.standIn.setWeather('fine')
    const off = await startTestServer({ database: shop.server.database })
    expect(await remove(off)).toMatchObject({ status: 409, data: { reason: 'billing_off' } })
    await off.close()
    expect(await meStatus(shop.server, person)).toBe(200)
    expect(shop.standIn.subscriptions.find(id).status).toBe('active')
  })

  it('exports the stored subscriptions of the account', async () => {
    const { person, id } = await subscribeNew(shop)
    const { data } = await ask(shop.server, 'account.exportData', person.bearer)
    expect(accountExportSchema.parse(data)).toMatchObject({
      stripe_customer: shop.standIn.subscriptions.find(id).customer,
      subscriptions: [{ id, plan_id: 'pro', status: 'active', cancel_at_period_end: false }],
    })
  })
})

describe('GET /billing/stripe/expiring', () => {
  let admin: Person
  beforeAll(async () => {
    admin = await signInNew(shop.server, 'admin')
    await shop.server.database.prisma.subscription.deleteMany()
  })

  const asked = (query: string, path = '/billing/stripe/expiring') =>
    shop.server.request(`${path}?${query}`, { headers: admin.bearer })

  it('returns expiring subscriptions within the requested days and limit, earliest first, without ended ones', async () => {
    const person = await signInNew(shop.server)
    const built = async (days: number, status = 'active') =>
      (
        await buildSubscription(shop.server.database, {
          userId: person.id,
          status,
          currentPeriodEnd: new Date(moment.getTime() + days * day),
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
          current_period_end: new Date(moment.getTime() + 0.1 * day).toISOString(),
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
