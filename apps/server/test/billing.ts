import { createCheckoutOutputSchema } from '@pathwise/api/billing/billing.schemas'
import { paidPlanIds } from '@pathwise/api/billing/plans.vocabulary'
import { deliver, type StandInEvent } from '@pathwise/stripe-stand-in/events'
import { type StripeStandIn, startStripeStandIn } from '@pathwise/stripe-stand-in/stand-in'
import { expect } from 'vitest'
import { type Person, signInNewUser } from './people.ts'
import { startTestServer, type TestServer, type TestServerOptions } from './server.ts'

export interface Shop {
  readonly server: TestServer
  readonly standIn: StripeStandIn
  close(): Promise<void>
}

/**
 * Starts the app with billing on, every plan for sale and a fake Stripe server; tests deliver its events themselves.
 */
export async function startShop(options: TestServerOptions = {}): Promise<Shop> {
  const standIn = await startStripeStandIn(options.now ? { now: options.now } : {})
  const server = await startTestServer({
    ...options,
    environment: { stripe: { ...standIn.settings, soldPlans: paidPlanIds }, ...options.environment },
  })
  return {
    server,
    standIn,
    close: async () => {
      await server.close()
      await standIn.close()
      const log = server.log.join('')
      const { secretKey, webhookSecrets } = standIn.settings
      for (const secret of [secretKey, ...webhookSecrets, 'v1=', '@test.example']) {
        if (log.includes(secret)) throw new Error(`The log holds ${secret}`)
      }
    },
  }
}

/** Returns the checkout request that the web app sends to buy a plan. */
export function buildCheckoutRequest({ url }: TestServer, plan_id = 'pro') {
  return { plan_id, success_url: `${url}/checkout/success?plan=${plan_id}`, cancel_url: `${url}/checkout` }
}

export function requestCheckout(
  { server }: Pick<Shop, 'server'>,
  { bearer }: Pick<Person, 'bearer'>,
  order: object = buildCheckoutRequest(server),
): Promise<Response> {
  return server.request('/api/stripe/create-checkout-session', { method: 'POST', json: order, headers: bearer })
}

/** Returns the URL of the payment page from the response of a checkout. */
export async function readPaymentPage(response: Response): Promise<string> {
  return createCheckoutOutputSchema.parse(await response.json()).session_url
}

/** Pays on the payment page and returns the subscription id. */
export async function buy(shop: Shop, person: Person, planId = 'pro'): Promise<string> {
  const page = await readPaymentPage(await requestCheckout(shop, person, buildCheckoutRequest(shop.server, planId)))
  await fetch(page, { method: 'POST', redirect: 'manual' })
  const [newest] = [...shop.standIn.account.subscriptions.keys()].toReversed()
  if (newest === undefined) throw new Error('Nothing was bought')
  return newest
}

/** Sends an event to the server's webhook with a signature, as Stripe does. */
export function deliverEvent(
  { url }: Pick<TestServer, 'url'>,
  { standIn }: Pick<Shop, 'standIn'>,
  event: Pick<StandInEvent, 'body'>,
  { secondsAgo = 0, secret = standIn.settings.webhookSecrets[0] } = {},
): Promise<Response> {
  const timestamp = standIn.account.moment() - secondsAgo
  return deliver(event, `${url}/api/stripe/webhook`, { timestamp, secret })
}

/** Delivers all events except the first `since`. */
export async function deliverAll(shop: Shop, since = 0): Promise<void> {
  for (const event of shop.standIn.events.slice(since)) await deliverEvent(shop.server, shop, event)
}

/** Signs in a new user who buys a plan, and delivers the purchase's webhook events. */
export async function subscribeNewUser(shop: Shop, planId = 'pro'): Promise<{ person: Person; id: string }> {
  const person = await signInNewUser(shop.server)
  const since = shop.standIn.events.length
  const id = await buy(shop, person, planId)
  await deliverAll(shop, since)
  return { person, id }
}

/** Returns our database row for a subscription, with the same fields as `readStripeState`. */
export async function readStoredState({ database }: Pick<TestServer, 'database'>, id: string) {
  return database.prisma.subscription.findUnique({
    where: { id },
    select: { id: true, planId: true, status: true, currentPeriodEnd: true, cancelAtPeriodEnd: true },
  })
}

export function readStripeState({ standIn }: Pick<Shop, 'standIn'>, id: string) {
  const { status, cancel_at_period_end } = standIn.subscriptions.find(id)
  const { price, current_period_end } = standIn.subscriptions.item(id)
  return {
    id,
    planId: price.metadata['pathwise_plan'],
    status,
    currentPeriodEnd: new Date(current_period_end * 1000),
    cancelAtPeriodEnd: cancel_at_period_end,
  }
}

/** Verifies that our database row for a subscription equals Stripe's state. */
export async function expectSameAsStripe(shop: Shop, id: string): Promise<void> {
  expect(await readStoredState(shop.server, id)).toEqual(readStripeState(shop, id))
}

/** Runs `work` and returns the Stripe events that it caused, which are not delivered yet. */
export function captureStripeEvents({ standIn }: Pick<Shop, 'standIn'>, work: () => void): StandInEvent[] {
  const since = standIn.events.length
  work()
  return standIn.events.slice(since)
}
