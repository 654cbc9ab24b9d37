import type { Stripe } from 'stripe'
import type { CallOptions } from './ask-stripe.ts'
import type { Billing } from './billing.ts'
import { type PaidPlanId, planCatalogue } from './plans.schemas.ts'
import { lookupKeyOf } from './stripe-subscription.ts'

/** Stripe's id of the catalogue's price for a plan, which is made there the first time somebody buys it. */
export async function priceOf({ stripe }: Billing, planId: PaidPlanId, options: CallOptions): Promise<string> {
  const lookupKey = lookupKeyOf(planId)
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 }, options())
  const [found] = data
  if (found && fits(found, planId)) return found.id

  // With keys of our own, Stripe would for a day repeat what was archived there since.
  const { name, price } = planCatalogue[planId]
  const product = await stripe.products.create(
    { name: `Pathwise ${name}`, metadata: { pathwise_plan: planId } },
    options(),
  )
  const made = await stripe.prices.create(
    {
      product: product.id,
      currency: 'usd',
      unit_amount: price * 100,
      recurring: { interval: 'month' },
      lookup_key: lookupKey,
      transfer_lookup_key: true,
      metadata: { pathwise_plan: planId },
    },
    options(),
  )
  return made.id
}

/** Whether a price is what the catalogue says: somebody with access to Stripe's dashboard may have given its name away. */
function fits({ currency, unit_amount, recurring, metadata }: Stripe.Price, planId: PaidPlanId): boolean {
  const isMonthly = recurring?.interval === 'month' && recurring.interval_count === 1
  const isAmount = currency === 'usd' && unit_amount === planCatalogue[planId].price * 100
  return isMonthly && isAmount && metadata['pathwise_plan'] === planId
}
