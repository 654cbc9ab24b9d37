import { createCheckoutOutputSchema } from '@pathwise/api/billing/billing.schemas'
import { paidPlanIds } from '@pathwise/api/billing/plans.vocabulary'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildOrder, buy, checkOut, openShop, ourState, stripeState } from './billing.ts'
import { ask, mutate, type Person, signInNew } from './people.ts'
import { startTestServer } from './server.ts'

let moment = new Date()
const shop = closeAfterTests(await openShop({ now: () => moment }))

/** Returns the requests to Stripe for one operation. */
const asked = (operation: string) => shop.standIn.requests.filter((request) => request.operation === operation)
const sessionsAsked = () => asked('POST /v1/checkout/sessions')

async function readAddress(response: Response): Promise<string> {
  expect(response.status).toBe(200)
  return createCheckoutOutputSchema.parse(await response.json()).session_url
}

function minutesPass(minutes: number): void {
  moment = new Date(moment.getTime() + minutes * 60_000)
}

describe('billing checkout', () => {
  it('opens a payment page at the catalog price and ignores prices in the request', async () => {
    const person = await signInNew(shop.server)
    const order = { ...buildOrder(shop.server, 'premium_family'), price: 1, unit_amount: 1, currency: 'krw' }
    const address = await readAddress(await checkOut(shop, person, order))
    expect(address).toMatch(new RegExp(`^${shop.standIn.settings.apiBase}/pay/cs_test_\\w+$`))
    expect(await (await fetch(address)).text()).toContain('Pathwise Premium (Family/School): $199.00 a month')
  })

  it('redirects to the requested page after the payment', async () => {
    const person = await signInNew(shop.server)
    const address = await readAddress(await checkOut(shop, person))
    const paid = await fetch(address, { method: 'POST', redirect: 'manual' })
    expect(paid.headers.get('location')).toBe(`${shop.server.url}/checkout/success?plan=pro`)
  })

  it('opens the payment page in the language of the user', async () => {
    const person = await signInNew(shop.server)
    const headers = { ...person.bearer, 'accept-language': 'zh-CN' }
    await mutate(shop.server, 'billing.createCheckout', buildOrder(shop.server), headers)
    expect(sessionsAsked().at(-1)?.params).toMatchObject({ locale: 'zh' })
  })

  it('creates each price and each customer only once at Stripe', async () => {
    const person = await signInNew(shop.server)
    for (const plan of ['pro', 'premium_student', 'pro']) {
      await readAddress(await checkOut(shop, person, buildOrder(shop.server, plan)))
    }
    const amounts = [...shop.standIn.account.prices.values()].map(({ unit_amount }) => unit_amount)
    expect(new Set(amounts).size).toBe(amounts.length)
    const own = [...shop.standIn.account.customers.values()].filter(({ email }) => email === person.email)
    expect(own).toHaveLength(1)
  })

  it('replaces a price at Stripe whose amount differs from the catalog', async () => {
    const pro = [...shop.standIn.account.prices.values()].find(({ unit_amount }) => unit_amount === 2500)
    if (pro) pro.unit_amount = 100
    const address = await readAddress(await checkOut(shop, await signInNew(shop.server)))
    expect(await (await fetch(address)).text()).toContain('$25.00 a month')
  })

  it('creates a new customer when Stripe no longer has the old one', async () => {
    const person = await signInNew(shop.server)
    await readAddress(await checkOut(shop, person))
    for (const customer of shop.standIn.account.customers.values()) {
      if (customer.email === person.email) customer.deleted = true
    }
    await readAddress(await checkOut(shop, person, buildOrder(shop.server, 'premium_student')))
    shop.standIn.account.customers.clear()
    expect(await readAddress(await checkOut(shop, person))).toContain('/pay/')
  })
})

describe('billing checkout refusals', () => {
  let person: Person
  beforeAll(async () => {
    person = await signInNew(shop.server)
  })

  it.each([
    ['the free plan', { plan_id: 'free' }, 422],
    ['an unknown plan', { plan_id: 'gold' }, 422],
    ['no plan', { plan_id: undefined }, 422],
    ['another site after paying', { success_url: 'https://evil.example/checkout/success' }, 422],
    ['another site without paying', { cancel_url: 'https://evil.example' }, 422],
    ['our name as a user of another site', { cancel_url: 'http://localhost@evil.example/' }, 422],
    ['a script', { success_url: 'javascript:alert(1)' }, 422],
    ['a path', { success_url: '/checkout/success' }, 422],
  ])('returns 422 for a checkout with %s and sends nothing to Stripe', async (_what, change, status) => {
    const before = shop.standIn.requests.length
    const response = await checkOut(shop, person, { ...buildOrder(shop.server), ...change })
    expect(response.status).toBe(status)
    expect(await response.json()).toHaveProperty('detail')
    expect(shop.standIn.requests).toHaveLength(before)
  })

  it('returns 422 when the return URL contains a user name and a password', async () => {
    const success_url = shop.server.url.replace('//', '//user:pass@')
    expect((await checkOut(shop, person, { ...buildOrder(shop.server), success_url })).status).toBe(422)
  })

  it('returns 409 when billing is off', async () => {
    const off = await startTestServer({ database: shop.server.database })
    const response = await off.request('/api/stripe/create-checkout-session', {
      method: 'POST',
      json: buildOrder(off),
      headers: person.bearer,
    })
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
    await off.close()
  })

  it('returns 409 not_sold for a plan that is not sold, and sends nothing to Stripe', async () => {
    const stripe = { ...shop.standIn.settings, soldPlans: ['pro'] as const }
    const some = await startTestServer({ database: shop.server.database, environment: { stripe } })
    const before = shop.standIn.requests.length
    const order = buildOrder(some, 'premium_student')
    const rest = await some.request('/api/stripe/create-checkout-session', {
      method: 'POST',
      json: order,
      headers: person.bearer,
    })
    expect([rest.status, await rest.json()]).toEqual([409, { detail: 'Premium (Student) is not sold yet.' }])
    expect(await mutate(some, 'billing.createCheckout', order, person.bearer)).toMatchObject({
      status: 409,
      data: { reason: 'not_sold' },
    })
    expect(shop.standIn.requests).toHaveLength(before)
    expect((await ask(some, 'billing.config')).data).toEqual({ enabled: true, sold_plans: ['pro'] })
    await some.close()
  })

  it('returns 409 not_sold for each paid plan by default, since the catalogue sells none', async () => {
    const stripe = shop.standIn.settings
    const none = await startTestServer({ database: shop.server.database, environment: { stripe } })
    for (const plan of paidPlanIds) {
      const answer = await mutate(none, 'billing.createCheckout', buildOrder(none, plan), person.bearer)
      expect(answer, plan).toMatchObject({ status: 409, data: { reason: 'not_sold' } })
    }
    await none.close()
  })

  it('returns 409 to a subscriber even when no webhook event has arrived', async () => {
    const subscriber = await signInNew(shop.server)
    const id = await buy(shop, subscriber)
    expect(await ourState(shop.server, id)).toBeNull()
    const again = await mutate(shop.server, 'billing.createCheckout', buildOrder(shop.server), subscriber.bearer)
    expect(again).toMatchObject({ status: 409, data: { reason: 'already_subscribed' } })
    expect(await ourState(shop.server, id)).toEqual(stripeState(shop, id))
    shop.standIn.subscriptions.cancelNow(id)
    const next = await readAddress(await checkOut(shop, subscriber))
    expect(await (await fetch(next)).text()).toContain('Pay')
  })

  it('returns 429 when a user exceeds the checkout limit', async () => {
    const eager = await signInNew(shop.server)
    const { prisma } = shop.server.database
    await checkOut(shop, eager)
    await prisma.throttle.updateMany({ where: { key: { startsWith: 'checkout:' } }, data: { points: 1000 } })
    expect((await checkOut(shop, eager)).status).toBe(429)
    await prisma.throttle.deleteMany()
  })
})

describe('billing checkout retries', () => {
  it('returns the same payment page within ten minutes and a new one later', async () => {
    // Each window starts at a multiple of ten minutes.
    moment = new Date(Math.ceil(moment.getTime() / 600_000) * 600_000)
    const person = await signInNew(shop.server)
    const [first, twin] = await Promise.all([checkOut(shop, person), checkOut(shop, person)])
    const address = await readAddress(first)
    expect(await readAddress(twin)).toBe(address)
    minutesPass(9)
    expect(await readAddress(await checkOut(shop, person))).toBe(address)
    expect(await readAddress(await checkOut(shop, person, buildOrder(shop.server, 'premium_student')))).not.toBe(
      address,
    )
    minutesPass(2)
    expect(await readAddress(await checkOut(shop, person))).not.toBe(address)
  })

  it.each(['losing', 'failing'] as const)(
    'opens only one payment page when the client retries after a failed response (%s)',
    async (weather) => {
      const person = await signInNew(shop.server)
      await readAddress(await checkOut(shop, person, buildOrder(shop.server, 'premium_family')))
      shop.standIn.setWeather(weather)
      const failed = await checkOut(shop, person)
      expect([failed.status, await failed.json()]).toEqual([
        503,
        {
          detail:
            'Failed to create checkout session: the payment service does not answer. You have not been charged. Please try again.',
        },
      ])
      shop.standIn.setWeather('fine')
      const address = await readAddress(await checkOut(shop, person))
      const pages = [...shop.standIn.account.sessions.values()].filter(
        ({ session, price }) => session.client_reference_id === person.id && price.unit_amount === 2500,
      )
      expect(pages.map(({ session }) => session.url)).toEqual([address])
    },
  )

  it('retries with the same idempotency key when the response of Stripe is lost', async () => {
    const person = await signInNew(shop.server)
    await readAddress(await checkOut(shop, person, buildOrder(shop.server, 'premium_family')))
    const before = sessionsAsked().length
    const answer = shop.standIn.holdNextAnswer('POST /v1/checkout/sessions')
    const lost = checkOut(shop, person)
    await answer.asked
    answer.lose()
    const address = await readAddress(await lost)
    const keys = sessionsAsked()
      .slice(before)
      .map(({ idempotencyKey }) => idempotencyKey)
    expect(keys).toEqual([keys[0], keys[0]])
    expect(await readAddress(await checkOut(shop, person))).toBe(address)
  })

  it('returns 503 within ten seconds when Stripe does not respond, without blocking other requests', async () => {
    const person = await signInNew(shop.server)
    shop.standIn.setWeather('silent')
    const start = performance.now()
    const waiting = checkOut(shop, person)
    expect((await shop.server.request('/api/stripe/subscriptions', { headers: person.bearer })).status).toBe(200)
    expect(performance.now() - start).toBeLessThan(2_000)
    const response = await waiting
    expect(response.status).toBe(503)
    expect(performance.now() - start).toBeLessThan(10_000)
    shop.standIn.setWeather('fine')
    await readAddress(await checkOut(shop, person))
  })

  it('returns 503 when the connection to Stripe is refused', async () => {
    const settings = { ...shop.standIn.settings, soldPlans: paidPlanIds, apiBase: 'http://127.0.0.1:9' }
    const lonely = await startTestServer({ database: shop.server.database, environment: { stripe: settings } })
    const { bearer } = await signInNew(shop.server)
    const answer = await mutate(lonely, 'billing.createCheckout', buildOrder(lonely), bearer)
    expect(answer).toMatchObject({ status: 503, data: { reason: 'billing_unavailable' } })
    await lonely.close()
  })
})

it('answers 500 when Stripe rejects our key, and logs the error without the key', async () => {
  const settings = { ...shop.standIn.settings, soldPlans: paidPlanIds, secretKey: 'sk_test_revoked' }
  const revoked = await startTestServer({ database: shop.server.database, environment: { stripe: settings } })
  const { bearer } = await signInNew(shop.server)
  const response = await revoked.request('/api/stripe/create-checkout-session', {
    method: 'POST',
    json: buildOrder(revoked),
    headers: bearer,
  })
  expect([response.status, await response.json()]).toMatchObject([500, { detail: 'Internal server error' }])
  const log = revoked.log.join('')
  expect(log).toContain('Stripe refused')
  expect(log).toContain('StripeAuthenticationError')
  expect(log).not.toContain('revoked')
  await revoked.close()
})
