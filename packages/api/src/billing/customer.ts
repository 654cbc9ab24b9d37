import type { Caller } from '../auth/caller.ts'
import type { Context } from '../context.ts'
import type { Billing } from './billing.ts'
import { type CallOptions, callStripe } from './call-stripe.ts'

type Deps = Pick<Context, 'prisma'> & { readonly caller: Pick<Caller, 'email' | 'id'> }

/** Returns the caller's Stripe customer id, or undefined before the first checkout. */
export async function findCustomer({ prisma, caller }: Deps): Promise<string | undefined> {
  const row = await prisma.stripeCustomer.findUnique({ where: { userId: caller.id }, select: { stripeId: true } })
  return row?.stripeId
}

/**
 * Creates the caller's Stripe customer. Concurrent requests and retries create only one.
 * @param gone the caller's former customer, which no longer exists at Stripe
 * @returns the Stripe customer id
 */
export async function createCustomer(
  { prisma, caller }: Deps,
  { stripe }: Billing,
  options: CallOptions,
  gone?: string,
): Promise<string> {
  const { id: stripeId } = await stripe.customers.create(
    { email: caller.email, metadata: { pathwise_user: caller.id } },
    { ...options(), idempotencyKey: ['customer', caller.id, gone ?? 'first'].join('/') },
  )
  await prisma.stripeCustomer.upsert({
    where: { userId: caller.id },
    create: { userId: caller.id, stripeId },
    update: { stripeId },
  })
  return stripeId
}

/**
 * Sends the caller's new address to Stripe, which emails receipts and failed payments to it. A failure is only logged,
 * because the account already has the new address.
 */
export async function updateCustomerEmail(ctx: Deps & Pick<Context, 'billing' | 'request'>): Promise<void> {
  const { billing, caller, request } = ctx
  const customer = await findCustomer(ctx)
  if (!billing || customer === undefined) return
  const asking = { log: request.log, purpose: 'email change', refusal: 'Stripe did not store the new address' }
  try {
    await callStripe(asking, (options) => billing.stripe.customers.update(customer, { email: caller.email }, options()))
  } catch (error) {
    request.log.warn({ err: error, user: caller.id }, 'Stripe still has the former address of an account')
  }
}
