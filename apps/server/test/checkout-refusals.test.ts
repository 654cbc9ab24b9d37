import { paidPlanIds, planCatalog } from '@pathwise/api/billing/plans.vocabulary'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { describe, expect, it } from 'vitest'
import {
  buildCheckoutRequest,
  buy,
  readPaymentPage,
  readStoredState,
  readStripeState,
  requestCheckout,
  startShop,
} from './billing.ts'
import { ask, mutate, signInNewUser } from './people.ts'
import { startForTest } from './server.ts'

const shop = closeAfterTests(await startShop())
const person = await signInNewUser(shop.server)

describe('billing checkout refusals', () => {
  it.each([
    ['the free plan', { plan_id: 'free' }, 422],
    ['an unknown plan', { plan_id: 'gold' }, 422],
    ['no plan', { plan_id: undefined }, 422],
    ['a success URL on another site', { success_url: 'https://evil.example/checkout/success' }, 422],
    ['a cancel URL on another site', { cancel_url: 'https://evil.example' }, 422],
    ['our host name as the user name of another site', { cancel_url: 'http://localhost@evil.example/' }, 422],
    ['a script as the success URL', { success_url: 'javascript:alert(1)' }, 422],
    ['only a path as the success URL', { success_url: '/checkout/success' }, 422],
  ])('returns 422 for a checkout with %s, without a request to Stripe', async (_what, change, status) => {
    const before = shop.standIn.requests.length
    const response = await requestCheckout(shop, person, { ...buildCheckoutRequest(shop.server), ...change })
    expect(response.status).toBe(status)
    expect(await response.json()).toHaveProperty('detail')
    expect(shop.standIn.requests).toHaveLength(before)
  })

  it('returns 422 for a return URL that contains credentials', async () => {
    const success_url = shop.server.url.replace('//', '//user:pass@')
    expect((await requestCheckout(shop, person, { ...buildCheckoutRequest(shop.server), success_url })).status).toBe(
      422,
    )
  })

  it('rejects checkout and portal requests with 409 when billing is off', async () => {
    const off = await startForTest({ database: shop.server.database })
    const response = await requestCheckout({ server: off }, person)
    expect([response.status, await response.json()]).toEqual([
      409,
      { detail: 'Billing is not enabled in this environment.' },
    ])
    const portal = await mutate(off, 'billing.openPortal', { return_url: `${off.url}/plans` }, person.bearer)
    expect(portal).toMatchObject({ status: 409, data: { reason: 'billing_off' } })
    const configs = [await ask(off, 'billing.config'), await ask(shop.server, 'billing.config')]
    expect(configs.map(({ data }) => data)).toEqual([
      { enabled: false, sold_plans: [] },
      { enabled: true, sold_plans: [...paidPlanIds] },
    ])
  })

  it.each([
    ['premium_student', 'Premium (Student) is not sold yet.'],
    ['premium_family', 'Premium (Family/School) is not sold yet.'],
  ])('returns 409 not_sold for %s, without a request to Stripe', async (plan, detail) => {
    const none = await startForTest({
      database: shop.server.database,
      environment: { stripe: { ...shop.standIn.settings, soldPlans: ['pro'] } },
    })
    const before = shop.standIn.requests.length
    const order = buildCheckoutRequest(none, plan)
    const rest = await requestCheckout({ server: none }, person, order)
    expect([rest.status, await rest.json()]).toEqual([409, { detail }])
    const answer = await mutate(none, 'billing.createCheckout', order, person.bearer)
    expect(answer).toMatchObject({ status: 409, data: { reason: 'not_sold' } })
    expect(shop.standIn.requests).toHaveLength(before)
    expect((await ask(none, 'billing.config')).data).toEqual({ enabled: true, sold_plans: ['pro'] })
  })

  it('sells the billing plans that are marked as sold in the catalog', async () => {
    const environment = { stripe: shop.standIn.settings }
    const usual = await startForTest({ database: shop.server.database, environment })
    const sold = paidPlanIds.filter((id) => planCatalog[id].sold)
    expect((await ask(usual, 'billing.config')).data).toEqual({ enabled: true, sold_plans: sold })
  })

  it('sells only the billing plans in BILLING_SOLD_PLANS', async () => {
    const stripe = { ...shop.standIn.settings, soldPlans: ['premium_family'] as const }
    const some = await startForTest({ database: shop.server.database, environment: { stripe } })
    expect((await ask(some, 'billing.config')).data).toEqual({ enabled: true, sold_plans: ['premium_family'] })
    expect((await requestCheckout({ server: some }, person, buildCheckoutRequest(some, 'pro'))).status).toBe(409)
    expect((await requestCheckout({ server: some }, person, buildCheckoutRequest(some, 'premium_family'))).status).toBe(
      200,
    )
  })

  it('returns 409 to a new subscriber before the first webhook event arrives', async () => {
    const subscriber = await signInNewUser(shop.server)
    const id = await buy(shop, subscriber)
    expect(await readStoredState(shop.server, id)).toBeNull()
    const again = await mutate(
      shop.server,
      'billing.createCheckout',
      buildCheckoutRequest(shop.server),
      subscriber.bearer,
    )
    expect(again).toMatchObject({ status: 409, data: { reason: 'already_subscribed' } })
    expect(await readStoredState(shop.server, id)).toEqual(readStripeState(shop, id))
    shop.standIn.subscriptions.cancelNow(id)
    const next = await readPaymentPage(await requestCheckout(shop, subscriber))
    expect(await (await fetch(next)).text()).toContain('Pay')
  })

  it('returns 429 above the checkout limit', async () => {
    const eager = await signInNewUser(shop.server)
    const { prisma } = shop.server.database
    await requestCheckout(shop, eager)
    await prisma.throttle.updateMany({ where: { key: { startsWith: 'checkout:' } }, data: { points: 1000 } })
    expect((await requestCheckout(shop, eager)).status).toBe(429)
    await prisma.throttle.deleteMany()
  })
})

it('returns 500 when Stripe rejects the key, and does not log the key', async () => {
  const settings = { ...shop.standIn.settings, soldPlans: paidPlanIds, secretKey: 'sk_test_revoked' }
  const revoked = await startForTest({ database: shop.server.database, environment: { stripe: settings } })
  const response = await requestCheckout({ server: revoked }, person)
  expect([response.status, await response.json()]).toMatchObject([500, { detail: 'Internal server error' }])
  const log = revoked.log.join('')
  expect(log).toContain('Stripe refused')
  expect(log).toContain('StripeAuthenticationError')
  expect(log).not.toContain('revoked')
})
