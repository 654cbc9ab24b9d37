import type { Caller } from '../auth/caller.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { callStripe, isMissing } from './ask-stripe.ts'
import { findCustomer } from './customer.ts'
import { currentPlan } from './subscriptions.service.ts'

/**
 * Deletes the caller's Stripe customer. Stripe then cancels the subscriptions immediately, because a deleted account
 * must not be charged.
 * @throws AppError `unavailable` with reason `billing_unavailable` when Stripe does not respond, `conflict` with reason
 * `billing_off` when a paid plan is active but billing is not configured
 */
export async function endBilling(
  ctx: Pick<Context, 'billing' | 'now' | 'prisma' | 'request'> & { readonly caller: Pick<Caller, 'email' | 'id'> },
): Promise<void> {
  const customer = await findCustomer(ctx)
  if (!customer) return
  if (!ctx.billing) {
    if ((await currentPlan(ctx)).plan_id === 'free') return
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
