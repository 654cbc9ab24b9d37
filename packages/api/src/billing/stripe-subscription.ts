import type { Stripe } from 'stripe'
import { isPaidPlanId, type PaidPlanId, planCatalog } from './plans.vocabulary.ts'

/** The fields of a Stripe subscription that we store. */
export interface SubscriptionState {
  readonly id: string
  readonly customerId: string
  /** The account id that the checkout stored in the metadata. */
  readonly userId: string | undefined
  readonly planId: PaidPlanId
  readonly status: string
  readonly currentPeriodEnd: Date
  readonly cancelAtPeriodEnd: boolean
  readonly createdAt: Date
}

/** The subscription statuses in which Stripe may charge the customer. */
export const runningStatuses: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due', 'unpaid', 'paused'])

/** Builds the lookup key of a plan's price. It includes the amount, so that a new amount creates a new price. */
export function buildLookupKey(planId: PaidPlanId): string {
  return `pathwise_${planId}_usd_${planCatalog[planId].price}_monthly`
}

/**
 * Returns the plan of a price. The subscription's own metadata can be outdated, because the portal changes only the
 * price.
 */
function findPlan({ metadata }: Stripe.Price): PaidPlanId | undefined {
  const planId = metadata['pathwise_plan']
  return isPaidPlanId(planId) ? planId : undefined
}

/** Parses a subscription. Returns undefined if it is for another product sold through the same Stripe account. */
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
      // Newer Stripe subscriptions have a cancellation time instead of the period-end flag.
      cancelAtPeriodEnd: cancel_at_period_end || (cancel_at !== null && cancel_at <= current_period_end),
      createdAt: new Date(created * 1000),
    }
  }
  return undefined
}
