import { z } from 'zod'
import type { Account } from './account.ts'
import { createPortal, createSession } from './hosted-pages.ts'
import { newId, type Price } from './objects.ts'
import { Refusal, unknownId } from './refusal.ts'
import type { Subscriptions } from './subscriptions.ts'

interface Call {
  readonly account: Account
  readonly subscriptions: Subscriptions
  readonly origin: string
  readonly id: string
  /** The request's parameters, already validated against Stripe's schema. */
  readonly params: Record<string, unknown>
}

type Operation = (call: Call) => object

const metadata = z.record(z.string(), z.string()).default({})
const live = { livemode: false } as const

/**
 * Handlers by operation. The parameters have already been validated against Stripe's schema. The handlers check them
 * against the account's data.
 */
export const operations: Readonly<Record<string, Operation>> = {
  'POST /v1/customers': ({ account, params }) => {
    const given = z.object({ email: z.string().nullable().default(null), metadata }).parse(params)
    const customer = { id: newId('cus'), object: 'customer' as const, created: account.moment(), ...live, ...given }
    account.customers.set(customer.id, customer)
    return customer
  },

  'POST /v1/customers/{id}': ({ account, params, id }) => {
    const customer = account.customers.get(id)
    if (!customer || customer.deleted) throw unknownId('customer', id)
    return Object.assign(customer, z.object({ email: z.string() }).partial().parse(params))
  },

  'DELETE /v1/customers/{id}': ({ account, subscriptions, id }) => {
    const customer = account.customers.get(id)
    if (!customer || customer.deleted) throw unknownId('customer', id)
    customer.deleted = true
    customer.email = null
    for (const subscription of account.subscriptions.values()) {
      if (subscription.customer === id) subscriptions.cancelNow(subscription.id)
    }
    return { id, object: 'customer', deleted: true }
  },

  'POST /v1/products': ({ account, params }) => {
    const given = z.object({ name: z.string(), metadata }).parse(params)
    const product = { id: newId('prod'), object: 'product' as const, active: true, created: account.moment() }
    account.products.set(product.id, { ...product, ...live, ...given })
    return { ...product, ...live, ...given }
  },

  'GET /v1/prices': ({ account, params }) => {
    const { lookup_keys, active } = z
      .object({ lookup_keys: z.array(z.string()).optional(), active: z.boolean().optional() })
      .parse(params)
    const found = [...account.prices.values()].filter(
      (price) =>
        (lookup_keys === undefined || lookup_keys.includes(price.lookup_key ?? '')) &&
        (active === undefined || price.active === active),
    )
    return page('/v1/prices', found, params)
  },

  'POST /v1/prices': ({ account, params }) => createPrice(account, params),

  'GET /v1/subscriptions': ({ account, params }) => {
    const { customer, status } = z
      .object({ customer: z.string().optional(), status: z.string().optional() })
      .parse(params)
    if (customer !== undefined && !account.customers.has(customer)) throw unknownId('customer', customer, 'customer')
    const found = [...account.subscriptions.values()].filter(
      (subscription) =>
        (customer === undefined || subscription.customer === customer) &&
        (status === 'all' ||
          (status === undefined ? subscription.status !== 'canceled' : subscription.status === status)),
    )
    return page('/v1/subscriptions', found.toReversed(), params)
  },

  'GET /v1/subscriptions/{id}': ({ account, id }) => {
    const subscription = account.subscriptions.get(id)
    if (!subscription) throw unknownId('subscription', id)
    return subscription
  },

  'GET /v1/events/{id}': ({ account, id }) => {
    const body = account.events.get(id)
    if (body === undefined) throw unknownId('event', id)
    return z.looseObject({}).parse(JSON.parse(body))
  },

  'POST /v1/checkout/sessions': ({ account, origin, params }) => createSession(account, origin, params),
  'POST /v1/billing_portal/sessions': ({ account, origin, params }) => createPortal(account, origin, params),
}

function createPrice(account: Account, params: unknown): Price {
  const { transfer_lookup_key, recurring, ...given } = z
    .object({
      product: z.string(),
      currency: z.string(),
      unit_amount: z.number(),
      recurring: z
        .object({ interval: z.enum(['day', 'month', 'week', 'year']), interval_count: z.number().default(1) })
        .optional(),
      lookup_key: z.string().nullable().default(null),
      transfer_lookup_key: z.boolean().default(false),
      metadata,
    })
    .parse(params)
  if (!account.products.has(given.product)) throw unknownId('product', given.product, 'product')
  for (const other of account.prices.values()) {
    if (given.lookup_key === null || other.lookup_key !== given.lookup_key) continue
    if (!transfer_lookup_key) {
      throw new Refusal(`A price (\`${other.id}\`) already uses that lookup key.`, { param: 'lookup_key' })
    }
    other.lookup_key = null
  }
  const price: Price = {
    id: newId('price'),
    object: 'price',
    active: true,
    created: account.moment(),
    type: recurring ? 'recurring' : 'one_time',
    recurring: recurring ? { ...recurring, usage_type: 'licensed' } : null,
    ...live,
    ...given,
  }
  account.prices.set(price.id, price)
  return price
}

/** Returns one page of a list, in the order of `all`. */
function page(url: string, all: readonly { readonly id: string }[], params: unknown): object {
  const { limit, starting_after } = z
    .object({ limit: z.number().min(1).max(100).default(10), starting_after: z.string().optional() })
    .parse(params)
  const start = starting_after === undefined ? 0 : all.findIndex(({ id }) => id === starting_after) + 1
  const data = all.slice(start, start + limit)
  return { object: 'list', url, has_more: start + data.length < all.length, data }
}
