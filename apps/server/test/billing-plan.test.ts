import { currentPlanOutputSchema } from '@pathwise/api/billing/billing.schemas'
import { isWorking, listFeatures, planCatalog, workingFeatures } from '@pathwise/api/billing/plans.vocabulary'
import { buildSubscription } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { plainReport } from '@pathwise/testing/plain-report'
import { describe, expect, it } from 'vitest'
import { buy, deliverAll, startShop, subscribeNewUser } from './billing.ts'
import { ask, mutate, type Person, signIn, signInNewUser } from './people.ts'
import { startForTest } from './server.ts'

let moment = new Date()
const shop = closeAfterTests(await startShop({ now: () => moment }))

async function readPlan({ bearer }: Person) {
  return currentPlanOutputSchema.parse((await ask(shop.server, 'billing.plan', bearer)).data)
}

describe('billing.plan', () => {
  it('returns the free billing plan before a purchase and after the last paid period', async () => {
    const before = moment
    const person = await signInNewUser(shop.server)
    expect(await readPlan(person)).toEqual({
      plan_id: 'free',
      entitlements: { ...planCatalog.free.entitlements, features: listFeatures('free').filter(isWorking) },
      period_end: null,
      renews: false,
      unpaid_plan: null,
      has_portal: false,
    })
    const since = shop.standIn.events.length
    const id = await buy(shop, person, 'premium_student')
    await deliverAll(shop, since)
    const end = new Date(shop.standIn.subscriptions.item(id).current_period_end * 1000)
    const bought = {
      plan_id: 'premium_student',
      entitlements: { ...planCatalog.premium_student.entitlements, features: workingFeatures },
      period_end: end.toISOString(),
      renews: true,
      unpaid_plan: null,
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

  it('extends the billing plan when a new period begins', async () => {
    const { person, id } = await subscribeNewUser(shop)
    shop.standIn.subscriptions.endPeriod(id)
    await deliverAll(shop, shop.standIn.events.length - 2)
    const end = new Date(shop.standIn.subscriptions.item(id).current_period_end * 1000)
    expect(await readPlan(person)).toMatchObject({ plan_id: 'pro', period_end: end.toISOString() })
  })

  it.each([
    ['past_due', 'pro'],
    ['unpaid', 'pro'],
    ['canceled', null],
    ['incomplete', null],
    ['paused', null],
  ])('returns the free plan when the subscription is %s, and %s as the unpaid plan', async (status, unpaid) => {
    const person = await signInNewUser(shop.server)
    const currentPeriodEnd = new Date(moment.getTime() - 86_400_000)
    await buildSubscription(shop.server.database, { userId: person.id, status, currentPeriodEnd })
    expect(await readPlan(person)).toMatchObject({ plan_id: 'free', unpaid_plan: unpaid })
  })

  it('returns no unpaid plan when another subscription is paid', async () => {
    const person = await signInNewUser(shop.server)
    await buildSubscription(shop.server.database, { userId: person.id, status: 'unpaid' })
    await buildSubscription(shop.server.database, { userId: person.id, planId: 'premium_student' })
    expect(await readPlan(person)).toMatchObject({ plan_id: 'premium_student', unpaid_plan: null })
  })

  it('returns the highest-tier billing plan of several subscriptions', async () => {
    const person = await signInNewUser(shop.server)
    for (const planId of ['pro', 'premium_family', 'premium_student']) {
      await buildSubscription(shop.server.database, { userId: person.id, planId })
    }
    expect(await readPlan(person)).toMatchObject({ plan_id: 'premium_family' })
  })
})

/** Builds study plans in the format in which devices save them. */
const saved = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({
    ...plainReport,
    id: String(1_700_000_000_000 + from + index),
    saved_at: '2026-11-21T12:00:00.000Z',
  }))

const keep = ({ bearer }: Person, plans: object[], deleted: object[] = []) =>
  mutate(shop.server, 'savedPlans.sync', { plans, deleted }, bearer)

describe('plan entitlements', () => {
  const { free, pro } = planCatalog

  it("limits the number of saved study plans by the user's billing plan", async () => {
    const person = await signInNewUser(shop.server)
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

  it("keeps a subscriber's billing plan and portal access after the plan is withdrawn from sale", async () => {
    const { person } = await subscribeNewUser(shop)
    const stripe = shop.standIn.settings
    const none = await startForTest({ database: shop.server.database, environment: { stripe }, now: () => moment })
    const plan = await ask(none, 'billing.plan', person.bearer)
    expect(plan.data).toMatchObject({ plan_id: 'pro', renews: true, has_portal: true })
    const portal = await mutate(none, 'billing.openPortal', { return_url: `${none.url}/account` }, person.bearer)
    expect(portal.status).toBe(200)
  })

  it('does not limit saved study plans when billing is off', async () => {
    const off = await startForTest({ database: shop.server.database })
    const { bearer } = await signInNewUser(off)
    const plans = saved(free.entitlements.saved_plans + 1)
    expect((await mutate(off, 'savedPlans.sync', { plans, deleted: [] }, bearer)).status).toBe(200)
    expect((await ask(off, 'billing.plan', bearer)).data).toMatchObject({ entitlements: { saved_plans: null } })
  })
})
