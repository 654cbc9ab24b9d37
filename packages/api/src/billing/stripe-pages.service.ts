import type { Language } from '@pathwise/i18n/languages'
import type { Stripe } from 'stripe'
import type { Context, SignedInContext } from '../context.ts'
import { AppError } from '../errors.ts'
import { hashSecret } from '../secrets.ts'
import type { CheckoutInput } from './billing.schemas.ts'
import { type Billing, findBilling } from './billing.ts'
import { type CallOptions, callStripe, isMissing } from './call-stripe.ts'
import { createCustomer, findCustomer } from './customer.ts'
import { isPaidPlanId, type PaidPlanId, planCatalog } from './plans.vocabulary.ts'
import { findPrice } from './price.ts'
import { allocateReadNumber, storeSubscription } from './stored-subscription.ts'
import { readSubscription, runningStatuses } from './stripe-subscription.ts'

/**
 * The window in which identical requests are treated as retries. A request in the next window creates a new checkout
 * page.
 */
const intentMs = 10 * 60 * 1000

const stripeLocales = { en: 'en', ko: 'ko', 'zh-TW': 'zh-TW', 'zh-CN': 'zh' } as const satisfies Record<
  Language,
  Stripe.Checkout.SessionCreateParams.Locale
>

interface Intent extends Omit<CheckoutInput, 'plan_id'> {
  readonly planId: PaidPlanId
  /** The Stripe ids of the price and customer. */
  readonly price: string
  readonly customer: string
  /** The number of the current ten-minute window. */
  readonly window: number
}

/**
 * Creates a checkout page for a plan at the catalog's price. Identical requests within ten minutes return the same
 * page, so a retry cannot charge twice.
 * @throws AppError `conflict` with reason `billing_off`, `not_sold` or `already_subscribed`, `bad_input` for the free
 * plan and for pages of other sites, `unavailable` with reason `billing_unavailable`, `throttled`
 */
export async function createCheckout(ctx: SignedInContext, input: CheckoutInput): Promise<{ session_url: string }> {
  const billing = findBilling(ctx)
  if (!isPaidPlanId(input.plan_id)) throw new AppError('bad_input', 'The free plan needs no checkout')
  assertSold(billing, input.plan_id)
  const order = {
    planId: input.plan_id,
    success_url: parseOwnPage(ctx, 'success_url', input.success_url),
    cancel_url: parseOwnPage(ctx, 'cancel_url', input.cancel_url),
  }
  await ctx.throttle.take('checkout', ctx.caller.id)
  const asking = {
    log: ctx.request.log,
    purpose: 'checkout',
    refusal:
      'Failed to create checkout session: the payment service does not answer. You have not been charged. Please try again.',
  }
  return callStripe(asking, async (options) => {
    const window = Math.floor(ctx.now().getTime() / intentMs)
    const price = await findPrice(billing, { planId: order.planId, window }, options)
    const customer = (await findCustomer(ctx)) ?? (await createCustomer(ctx, billing, options))
    try {
      return await openPage(ctx, billing, { ...order, price, customer, window }, options)
    } catch (error) {
      if (!isMissing(error, 'customer')) throw error
      // The customer was deleted in Stripe's dashboard, or belongs to another Stripe account.
      const created = await createCustomer(ctx, billing, options, customer)
      return openPage(ctx, billing, { ...order, price, customer: created, window }, options)
    }
  })
}

function assertSold({ soldPlans }: Billing, planId: PaidPlanId): void {
  if (soldPlans.includes(planId)) return
  throw new AppError('conflict', `${planCatalog[planId].name} is not sold yet.`, { reason: 'not_sold' })
}

async function openPage(
  ctx: SignedInContext,
  billing: Billing,
  { planId, success_url, cancel_url, price, customer, window }: Intent,
  options: CallOptions,
): Promise<{ session_url: string }> {
  const newest = await findEndedSubscription(ctx, billing, customer, options)
  const params = {
    mode: 'subscription',
    customer,
    client_reference_id: ctx.caller.id,
    line_items: [{ price, quantity: 1 }],
    success_url,
    cancel_url,
    locale: stripeLocales[ctx.findLanguage()],
    subscription_data: { metadata: { pathwise_user: ctx.caller.id, pathwise_plan: planId } },
  } satisfies Stripe.Checkout.SessionCreateParams
  // The key includes the newest subscription, so that a later checkout is treated as a new purchase and not as a retry.
  const intent = hashSecret(JSON.stringify([params, newest, window]))
  const session = await billing.stripe.checkout.sessions.create(params, {
    ...options(),
    idempotencyKey: `checkout/${intent}`,
  })
  if (!session.url) throw new Error(`Checkout session ${session.id} has no address`)
  return { session_url: session.url }
}

/**
 * Asserts that the customer has no running subscription. Asks Stripe directly, because the event for a recent payment
 * may not have arrived.
 * @returns the id of the newest ended subscription, or null
 * @throws AppError `conflict` with reason `already_subscribed`
 */
async function findEndedSubscription(
  { prisma }: Pick<Context, 'prisma'>,
  { stripe }: Billing,
  customer: string,
  options: CallOptions,
): Promise<string | null> {
  const readNumber = await allocateReadNumber(prisma)
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 }, options())
  const ours = data.flatMap((subscription) => readSubscription(subscription) ?? [])
  for (const state of ours) await storeSubscription(prisma, state, readNumber)
  if (ours.some(({ status }) => runningStatuses.has(status))) {
    throw new AppError('conflict', 'You already have a subscription. It can be changed or canceled in the portal.', {
      reason: 'already_subscribed',
    })
  }
  return ours[0]?.id ?? null
}

/**
 * Creates a portal page on which the caller can change or cancel the subscription.
 * @throws AppError `conflict` with reason `billing_off` or `no_subscription`, `bad_input` for a page of another site,
 * `unavailable` with reason `billing_unavailable`
 */
export async function openPortal(
  ctx: SignedInContext,
  { return_url }: { readonly return_url: string },
): Promise<{ url: string }> {
  const { stripe } = findBilling(ctx)
  const page = parseOwnPage(ctx, 'return_url', return_url)
  const customer = await findCustomer(ctx)
  if (!customer) throw buildNoSubscriptionError()
  const asking = {
    log: ctx.request.log,
    purpose: 'portal',
    refusal: 'The payment service does not answer. Please try again.',
  }
  const locale = stripeLocales[ctx.findLanguage()]
  return callStripe(asking, async (options) => {
    try {
      const session = await stripe.billingPortal.sessions.create({ customer, return_url: page, locale }, options())
      return { url: session.url }
    } catch (error) {
      throw isMissing(error, 'customer') ? buildNoSubscriptionError() : error
    }
  })
}

function buildNoSubscriptionError(): AppError {
  return new AppError('conflict', 'There is no subscription to manage', { reason: 'no_subscription' })
}

/**
 * Parses a URL that Stripe will redirect to, and asserts that it belongs to this deployment.
 * @param name the input field that contains the URL
 * @throws AppError `bad_input` when the URL has neither our public origin nor the request's host
 */
function parseOwnPage(
  { publicUrl, request }: Pick<Context, 'publicUrl' | 'request'>,
  name: string,
  address: string,
): string {
  const url = new URL(address)
  const isOurs = url.origin === publicUrl() || url.host === request.headers.host
  if (isOurs && url.username === '' && url.password === '') return url.href
  throw new AppError('bad_input', `${name} must be a page of ${publicUrl()}`)
}
