import { z } from 'zod'
import type { Account } from './account.ts'
import { type CheckoutSession, newId, type PortalSession } from './objects.ts'
import { Refusal, unknownId } from './refusal.ts'

const daySeconds = 24 * 3600

const sessionSchema = z.object({
  mode: z.literal('subscription', 'The stand-in sells subscriptions only'),
  customer: z.string().optional(),
  client_reference_id: z.string().nullable().default(null),
  line_items: z.tuple([z.object({ price: z.string(), quantity: z.literal(1) })]),
  success_url: z.url(),
  cancel_url: z.url().nullable().default(null),
  subscription_data: z.object({ metadata: z.record(z.string(), z.string()).default({}) }).optional(),
})

/** Creates a checkout session with a payment page on this server. @throws Refusal for invalid parameters */
export function createSession(account: Account, origin: string, params: unknown): CheckoutSession {
  const parsed = sessionSchema.safeParse(params)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Refusal(issue?.message ?? 'Invalid request', { param: issue?.path.join('.') })
  }
  const { mode, customer, client_reference_id, line_items, success_url, cancel_url, subscription_data } = parsed.data
  if (customer !== undefined) assertCustomer(account, customer)
  const [{ price: priceId }] = line_items
  const price = account.prices.get(priceId)
  if (!price) throw unknownId('price', priceId, 'line_items[0][price]')
  if (!price.active) throw new Refusal('The price specified is inactive.', { param: 'line_items[0][price]' })
  if (!price.recurring) {
    throw new Refusal('You must provide at least one recurring price in `subscription` mode.', { param: 'line_items' })
  }
  const id = newId('cs_test')
  const created = account.moment()
  const session: CheckoutSession = {
    id,
    object: 'checkout.session',
    mode,
    created,
    expires_at: created + daySeconds,
    customer: customer ?? null,
    client_reference_id,
    success_url,
    cancel_url,
    livemode: false,
    metadata: {},
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    url: `${origin}/pay/${id}`,
  }
  account.sessions.set(id, { session, price, metadata: subscription_data?.metadata ?? {} })
  return session
}

/** Creates a customer portal session. This server serves the portal's page. @throws Refusal for an unknown customer */
export function createPortal(account: Account, origin: string, params: unknown): PortalSession {
  const { customer, return_url } = z
    .object({ customer: z.string(), return_url: z.url().nullable().default(null) })
    .parse(params)
  assertCustomer(account, customer)
  const id = newId('bps')
  const portal: PortalSession = {
    id,
    object: 'billing_portal.session',
    created: account.moment(),
    customer,
    livemode: false,
    return_url,
    url: `${origin}/portal/${id}`,
  }
  account.portals.set(id, portal)
  return portal
}

function assertCustomer({ customers }: Account, id: string): void {
  const customer = customers.get(id)
  if (!customer || customer.deleted) throw unknownId('customer', id, 'customer')
}
