import type { Stripe } from 'stripe'
import type { Billing } from './billing.ts'
import type { CallOptions } from './call-stripe.ts'
import { type PaidPlanId, planCatalog } from './plans.vocabulary.ts'
import { buildLookupKey } from './stripe-subscription.ts'

/**
 * Returns the Stripe id of a plan's price, and creates the price on first use. Concurrent requests and retries in the
 * same window create only one price.
 * @param window the number of the current ten-minute window
 */
export async function findPrice(
  { stripe }: Billing,
  { planId, window }: { readonly planId: PaidPlanId; readonly window: number },
  options: CallOptions,
): Promise<string> {
  const lookupKey = buildLookupKey(planId)
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 }, options())
  const [found] = data
  if (found && fits(found, planId)) return found.id

  const { name, price } = planCatalog[planId]
  const product = await stripe.products.create(
    { name: `Pathwise ${name}`, metadata: { pathwise_plan: planId } },
    // Stripe returns the same product for a repeated key for a day, even if the product has been archived in the
    // meantime. The key therefore includes the window.
    { ...options(), idempotencyKey: ['product', planId, found?.id ?? 'first', price, window].join('/') },
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
    { ...options(), idempotencyKey: `price/${product.id}` },
  )
  return made.id
}

/** Returns whether a price matches the catalog. An admin may have moved its lookup key in Stripe's dashboard. */
function fits({ currency, unit_amount, recurring, metadata }: Stripe.Price, planId: PaidPlanId): boolean {
  const isMonthly = recurring?.interval === 'month' && recurring.interval_count === 1
  const isAmount = currency === 'usd' && unit_amount === planCatalog[planId].price * 100
  return isMonthly && isAmount && metadata['pathwise_plan'] === planId
}
