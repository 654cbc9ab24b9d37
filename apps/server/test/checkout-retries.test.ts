import { paidPlanIds } from '@pathwise/api/billing/plans.vocabulary'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { describe, expect, it } from 'vitest'
import { buildCheckoutRequest, readPaymentPage, requestCheckout, startShop } from './billing.ts'
import { mutate, signInNewUser } from './people.ts'
import { startForTest } from './server.ts'

let moment = new Date()
const shop = closeAfterTests(await startShop({ now: () => moment }))

function minutesPass(minutes: number): void {
  moment = new Date(moment.getTime() + minutes * 60_000)
}

describe('billing checkout retries', () => {
  it('returns the same payment page for ten minutes, then a new one', async () => {
    // Start at the beginning of a window. Each window starts at a multiple of ten minutes.
    moment = new Date(Math.ceil(moment.getTime() / 600_000) * 600_000)
    const person = await signInNewUser(shop.server)
    const [first, second] = await Promise.all([requestCheckout(shop, person), requestCheckout(shop, person)])
    const address = await readPaymentPage(first)
    expect(await readPaymentPage(second)).toBe(address)
    minutesPass(9)
    expect(await readPaymentPage(await requestCheckout(shop, person))).toBe(address)
    expect(
      await readPaymentPage(await requestCheckout(shop, person, buildCheckoutRequest(shop.server, 'premium_student'))),
    ).not.toBe(address)
    minutesPass(2)
    expect(await readPaymentPage(await requestCheckout(shop, person))).not.toBe(address)
  })

  it.each(['losing', 'failing'] as const)(
    'opens one payment page when the client retries a failed request (%s)',
    async (mode) => {
      const person = await signInNewUser(shop.server)
      await readPaymentPage(await requestCheckout(shop, person, buildCheckoutRequest(shop.server, 'premium_family')))
      shop.standIn.setMode(mode)
      const failed = await requestCheckout(shop, person)
      expect([failed.status, await failed.json()]).toEqual([
        503,
        {
          detail:
            'Failed to create checkout session: the payment service does not answer. You have not been charged. Please try again.',
        },
      ])
      shop.standIn.setMode('working')
      const address = await readPaymentPage(await requestCheckout(shop, person))
      const pages = [...shop.standIn.account.sessions.values()].filter(
        ({ session, price }) => session.client_reference_id === person.id && price.unit_amount === 2500,
      )
      expect(pages.map(({ session }) => session.url)).toEqual([address])
    },
  )

  it('retries with the same idempotency key when the response of Stripe is lost', async () => {
    const person = await signInNewUser(shop.server)
    await readPaymentPage(await requestCheckout(shop, person, buildCheckoutRequest(shop.server, 'premium_family')))
    const before = shop.standIn.requests.length
    const answer = shop.standIn.holdNextAnswer('POST /v1/checkout/sessions')
    const lost = requestCheckout(shop, person)
    await answer.asked
    answer.lose()
    const address = await readPaymentPage(await lost)
    const keys = shop.standIn.requests
      .slice(before)
      .filter(({ operation }) => operation === 'POST /v1/checkout/sessions')
      .map(({ idempotencyKey }) => idempotencyKey)
    expect(keys).toEqual([keys[0], keys[0]])
    expect(await readPaymentPage(await requestCheckout(shop, person))).toBe(address)
  })

  it('returns 503 within ten seconds when Stripe hangs, without blocking other requests', async () => {
    const person = await signInNewUser(shop.server)
    shop.standIn.setMode('silent')
    const start = performance.now()
    const waiting = requestCheckout(shop, person)
    expect((await shop.server.request('/api/stripe/subscriptions', { headers: person.bearer })).status).toBe(200)
    expect(performance.now() - start).toBeLessThan(2_000)
    const response = await waiting
    expect(response.status).toBe(503)
    expect(performance.now() - start).toBeLessThan(10_000)
    shop.standIn.setMode('working')
    await readPaymentPage(await requestCheckout(shop, person))
  })

  it('returns 503 when Stripe refuses the connection', async () => {
    const settings = { ...shop.standIn.settings, soldPlans: paidPlanIds, apiBase: 'http://127.0.0.1:9' }
    const lonely = await startForTest({ database: shop.server.database, environment: { stripe: settings } })
    const { bearer } = await signInNewUser(shop.server)
    const answer = await mutate(lonely, 'billing.createCheckout', buildCheckoutRequest(lonely), bearer)
    expect(answer).toMatchObject({ status: 503, data: { reason: 'billing_unavailable' } })
  })
})
