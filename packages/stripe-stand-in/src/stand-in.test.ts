import { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type StripeStandIn, startStripeStandIn } from './stand-in.ts'

let standIn: StripeStandIn
let stripe: Stripe
beforeAll(async () => {
  standIn = await startStripeStandIn()
  stripe = clientWith(standIn.settings.secretKey)
})
afterAll(() => standIn.close())

function clientWith(secretKey: string): Stripe {
  const { hostname: host, port } = new URL(standIn.settings.apiBase)
  return new Stripe(secretKey, { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false })
}

const pages = { success_url: 'http://localhost/success', cancel_url: 'http://localhost/cancel' }

async function monthlyPrice(): Promise<string> {
  const product = await stripe.products.create({ name: 'A plan' })
  const params = { product: product.id, currency: 'usd', unit_amount: 2500, recurring: { interval: 'month' } } as const
  return (await stripe.prices.create(params)).id
}

describe('Stripe stand-in', () => {
  it("starts a subscription on payment and records Stripe's events", async () => {
    const customer = await stripe.customers.create({ email: 'a@test.example' })
    const line_items = [{ price: await monthlyPrice(), quantity: 1 }]
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      line_items,
      ...pages,
    })
    const paid = await fetch(session.url ?? '', { method: 'POST', redirect: 'manual' })
    expect([paid.status, paid.headers.get('location')]).toEqual([303, pages.success_url])
    const { data } = await stripe.subscriptions.list({ customer: customer.id })
    expect(data).toMatchObject([{ status: 'active', items: { data: [{ price: { unit_amount: 2500 } }] } }])
    expect(standIn.events.map(({ type }) => type)).toEqual([
      'customer.subscription.created',
      'checkout.session.completed',
      'invoice.paid',
    ])
  })

  it.each([
    ['a misspelt field', { ...pages, mode: 'subscription', custmer: 'cus_1' }, 'parameter_unknown', 'custmer'],
    [
      'a misspelt field inside another',
      { ...pages, mode: 'subscription', line_items: [{ prise: 'price_1' }] },
      'parameter_unknown',
      'line_items[0][prise]',
    ],
    ['a mode that does not exist', { ...pages, mode: 'sub' }, undefined, 'mode'],
    ['an invalid number', { ...pages, line_items: [{ quantity: 'two' }] }, undefined, 'line_items[0][quantity]'],
    ['nowhere to go', { mode: 'subscription' }, 'parameter_missing', 'success_url'],
  ])('rejects a checkout session with %s', async (_what, params, code, param) => {
    const response = await stripe.rawRequest('POST', '/v1/checkout/sessions', params).catch((error: unknown) => error)
    expect(response).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, code, param })
  })

  it('rejects unknown operations and secret keys', async () => {
    await expect(stripe.balance.retrieve()).rejects.toMatchObject({ statusCode: 404 })
    await expect(clientWith('sk_test_other').customers.create({})).rejects.toMatchObject({ statusCode: 401 })
  })

  it('rejects unknown ids of customers, prices and subscriptions', async () => {
    const unknown = { code: 'resource_missing' }
    await expect(stripe.subscriptions.retrieve('sub_1')).rejects.toMatchObject({ ...unknown, statusCode: 404 })
    await expect(stripe.subscriptions.list({ customer: 'cus_1' })).rejects.toMatchObject({
      ...unknown,
      param: 'customer',
    })
    await expect(stripe.billingPortal.sessions.create({ customer: 'cus_1' })).rejects.toMatchObject(unknown)
    const line_items = [{ price: 'price_1', quantity: 1 }]
    await expect(stripe.checkout.sessions.create({ mode: 'subscription', line_items, ...pages })).rejects.toMatchObject(
      unknown,
    )
  })

  it('replays the response for a repeated idempotency key, and rejects the key when the request differs', async () => {
    const key = { idempotencyKey: 'one intent' }
    const [one, again] = [await stripe.customers.create({}, key), await stripe.customers.create({}, key)]
    expect(again).toMatchObject({ id: one.id, lastResponse: { headers: { 'idempotent-replayed': 'true' } } })
    await expect(stripe.customers.create({ email: 'b@test.example' }, key)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    })
  })

  it('paginates long lists', async () => {
    for (let made = 0; made < 3; made++) await monthlyPrice()
    const ids: string[] = []
    for await (const { id } of stripe.prices.list({ limit: 2 })) ids.push(id)
    expect(new Set(ids)).toEqual(new Set(standIn.account.prices.keys()))
  })
})
