import type { Caller } from '../auth/caller.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { askStripe, isMissing } from './ask-stripe.ts'
import { knownCustomer } from './customer.ts'
import { currentPlan } from './subscriptions.service.ts'

/**
 * Makes Stripe forget the caller, which ends their subscriptions at once: an account that is gone must not be charged.
 * @throws AppError `unavailable` with reason `billing_unavailable` when Stripe does not answer, `conflict` with reason
 * `billing_off` when something is still paid for and there is no way to end it
 */
export async function endBilling(ctx: Context & { readonly caller: Caller }): Promise<void> {
  const customer = await knownCustomer(ctx)
  if (!customer) return
  if (!ctx.billing) {
    if ((await currentPlan(ctx)).plan_id === 'free') return
    throw new AppError('conflict', 'This account has a subscription, which cannot be cancelled here at present', {
      reason: 'billing_off',
    })
  }
  const { stripe } = ctx.billing
  const asking = {
    log: ctx.request.log,
    purpose: 'account deletion',
    refusal: 'Your subscription could not be cancelled, so nothing was deleted. Please try again.',
  }
  await askStripe(asking, async (options) => {
    try {
      await stripe.customers.del(customer, {}, options())
    } catch (error) {
      if (!isMissing(error)) throw error
    }
  })
}
