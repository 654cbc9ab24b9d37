import type { Stripe } from 'stripe'
import { isPaidPlanId, type PaidPlanId, planCatalogue } from './plans.vocabulary.ts'

/** The fields of a Stripe subscription that we store. */
export interface SubscriptionState {
  readonly id: string
  readonly customerId: string
  /** The owner's account id, from the checkout's metadata. */
  readonly userId: string | undefined
  readonly planId: PaidPlanId
  readonly status: string
  readonly currentPeriodEnd: Date
  readonly cancelAtPeriodEnd: boolean
  readonly createdAt: Date
}

/**
 * Returns the lookup key of a plan's price at Stripe. It includes the amount, so changing the amount creates a new
 * price.
 */
export function buildLookupKey(planId: PaidPlanId): string {
  return `pathwise_${planId}_usd_${planCatalogue[planId].price}_monthly`
}

/**
 * Returns the plan that one of our prices belongs to. The portal changes the price but not the subscription's metadata.
 */
function findPlan({ metadata }: Stripe.Price): PaidPlanId | undefined {
  const planId = metadata['pathwise_plan']
  return isPaidPlanId(planId) ? planId : undefined
}

/** Parses a Stripe subscription. Returns undefined for other products sold through the same Stripe account. */
export function readSubscription(subscription: Stripe.Subscription): SubscriptionState | undefined {
  const { id, customer, metadata, status, cancel_at_period_end, cancel_at, created } = subscription
  for (const { price, current_period_end } of subscription.items.data) {
    const planId = findPlan(price)
    if (!planId) continue
    return {
      id,
      customerId: typeof customer === 'string' ? customer : customer.id,
      userId: metadata['pathwise_user'],
      planId,
      status,
      currentPeriodEnd: new Date(current_period_end * 1000),
      // Newer subscriptions set a cancellation time instead of the period-end flag.
      cancelAtPeriodEnd: cancel_at_period_end || (cancel_at !== null && cancel_at <= current_period_end),
      createdAt: new Date(created * 1000),
    }
  }
  return undefined
}
