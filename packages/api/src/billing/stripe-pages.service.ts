import type { Language } from '@pathwise/i18n/languages'
import type { Stripe } from 'stripe'
import type { Context, SignedInContext } from '../context.ts'
import { AppError } from '../errors.ts'
import { hashSecret } from '../secrets.ts'
import { askStripe, type CallOptions, isMissing } from './ask-stripe.ts'
import type { CheckoutInput } from './billing.schemas.ts'
import { type Billing, findBilling } from './billing.ts'
import { createCustomer, findCustomer } from './customer.ts'
import { isPaidPlanId, type PaidPlanId, planCatalogue } from './plans.vocabulary.ts'
import { findPrice } from './price.ts'
import { drawReadNumber, storeSubscription } from './stored-subscription.ts'
import { readSubscription } from './stripe-subscription.ts'

/**
 * The length of the window in which identical requests are treated as retries. The first request in the next window
 * creates a new checkout page.
 */
const intentMs = 10 * 60 * 1000

/** The subscription states in which buying another subscription would charge the customer twice. */
const runningStatuses = new Set<string>(['active', 'trialing', 'past_due', 'unpaid', 'paused'])

/** Stripe's codes for the supported languages. */
const stripeLocales = { en: 'en', ko: 'ko', 'zh-TW': 'zh-TW', 'zh-CN': 'zh' } as const satisfies Record<
  Language,
  Stripe.Checkout.SessionCreateParams.Locale
>

interface Intent extends Omit<CheckoutInput, 'plan_id'> {
  readonly planId: PaidPlanId
  /** The Stripe ids of the price and the customer. */
  readonly price: string
  readonly customer: string
  /** The number of the ten-minute window in which identical requests are treated as retries. */
  readonly window: number
}

/**
 * Creates a checkout page for a plan at the catalog's price. Identical requests within a ten-minute window return the
 * same page, so that a retry cannot charge twice.
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
  return askStripe(asking, async (options) => {
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
  throw new AppError('conflict', `${planCatalogue[planId].name} is not sold yet.`, { reason: 'not_sold' })
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
    locale: stripeLocales[ctx.language],
    subscription_data: { metadata: { pathwise_user: ctx.caller.id, pathwise_plan: planId } },
  } satisfies Stripe.Checkout.SessionCreateParams
  // After a subscription was created, the next checkout is treated as a new purchase.
  const intent = hashSecret(JSON.stringify([params, newest, window]))
  const session = await billing.stripe.checkout.sessions.create(params, {
    ...options(),
    idempotencyKey: `checkout/${intent}`,
  })
  if (!session.url) throw new Error(`Checkout session ${session.id} has no address`)
  return { session_url: session.url }
}

/**
 * Checks Stripe directly for an active subscription, because the event for a recent payment may not have arrived yet.
 * @returns the id of the newest subscription, which has ended, or null if there is none
 */
async function findEndedSubscription(
  { prisma }: Pick<Context, 'prisma'>,
  { stripe }: Billing,
  customer: string,
  options: CallOptions,
): Promise<string | null> {
  const readNumber = await drawReadNumber(prisma)
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
 * Creates a portal page where the caller changes or cancels the subscription.
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
  if (!customer) throw nothingToManage()
  const asking = {
    log: ctx.request.log,
    purpose: 'portal',
    refusal: 'The payment service does not answer. Please try again.',
  }
  const locale = stripeLocales[ctx.language]
  return askStripe(asking, async (options) => {
    try {
      const session = await stripe.billingPortal.sessions.create({ customer, return_url: page, locale }, options())
      return { url: session.url }
    } catch (error) {
      throw isMissing(error, 'customer') ? nothingToManage() : error
    }
  })
}

function nothingToManage(): AppError {
  return new AppError('conflict', 'There is no subscription to manage', { reason: 'no_subscription' })
}

/**
 * Asserts that a URL belongs to this deployment, under its public origin or the request's host. Stripe redirects the
 * browser to this URL.
 * @param name the input field that contains the URL
 * @throws AppError `bad_input`
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
