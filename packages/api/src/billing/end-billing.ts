import type { Caller } from '../auth/caller.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { callStripe, isMissing } from './call-stripe.ts'
import { findCustomer } from './customer.ts'
import { runningStatuses } from './stripe-subscription.ts'

/**
 * Deletes the caller's Stripe customer. Stripe then cancels the subscriptions immediately, because a deleted account
 * must not be charged.
 * @throws AppError `unavailable` with reason `billing_unavailable` when Stripe does not respond, `conflict` with reason
 * `billing_off` when Stripe may charge the account but billing is not configured
 */
export async function endBilling(
  ctx: Pick<Context, 'billing' | 'now' | 'prisma' | 'request'> & { readonly caller: Pick<Caller, 'email' | 'id'> },
): Promise<void> {
  const customer = await findCustomer(ctx)
  if (!customer) return
  if (!ctx.billing) {
    if (!(await mayBeCharged(ctx))) return
    throw new AppError('conflict', 'This account has a subscription, which cannot be canceled here at the moment', {
      reason: 'billing_off',
    })
  }
  const { stripe } = ctx.billing
  const asking = {
    log: ctx.request.log,
    purpose: 'account deletion',
    refusal: 'Your subscription could not be canceled, so nothing was deleted. Please try again.',
  }
  await callStripe(asking, async (options) => {
    try {
      await stripe.customers.del(customer, {}, options())
    } catch (error) {
      if (!isMissing(error)) throw error
    }
  })
}

/**
 * Returns whether Stripe may charge for a stored subscription. The end of the period does not matter unless the
 * subscription ends then: while billing is not configured, renewals are not stored.
 */
async function mayBeCharged({
  caller,
  now,
  prisma,
}: Pick<Context, 'now' | 'prisma'> & { readonly caller: Pick<Caller, 'id'> }): Promise<boolean> {
  const isOver = { cancelAtPeriodEnd: true, currentPeriodEnd: { lte: now() } }
  const count = await prisma.subscription.count({
    where: { userId: caller.id, status: { in: [...runningStatuses] }, NOT: isOver },
  })
  return count > 0
}
