import type { Caller } from '../auth/caller.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { askStripe, isMissing } from './ask-stripe.ts'
import { knownCustomer } from './customer.ts'
import { requireOwnPage } from './own-page.ts'
import { requireBilling } from './require-billing.ts'
import { stripeLocales } from './stripe-locales.ts'

/**
 * Creates a portal page where the caller changes or cancels the subscription.
 * @throws AppError `conflict` with reason `billing_off` or `no_subscription`, `bad_input` for a page of another site,
 * `unavailable` with reason `billing_unavailable`
 */
export async function openPortal(
  ctx: Context & { readonly caller: Caller },
  { return_url }: { readonly return_url: string },
): Promise<{ url: string }> {
  const { stripe } = requireBilling(ctx)
  const page = requireOwnPage(ctx, 'return_url', return_url)
  const customer = await knownCustomer(ctx)
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
