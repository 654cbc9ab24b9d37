import type { Stripe } from 'stripe'
import { isPaidPlanId, type PaidPlanId, planCatalogue } from './plans.schemas.ts'

/** What our row of a subscription says of Stripe's. */
export interface SubscriptionState {
  readonly id: string
  readonly customerId: string
  /** Whose it is, as the checkout wrote it down. */
  readonly userId: string | undefined
  readonly planId: PaidPlanId
  readonly status: string
  readonly currentPeriodEnd: Date
  readonly cancelAtPeriodEnd: boolean
  readonly createdAt: Date
}

/** The name by which the catalogue's price of a plan is found at Stripe. It names the amount: another is another price. */
export function lookupKeyOf(planId: PaidPlanId): string {
  return `pathwise_${planId}_usd_${planCatalogue[planId].price}_monthly`
}

/** The plan that a price of ours belongs to. The price tells, not the subscription: the portal changes only the former. */
function planOf({ metadata }: Stripe.Price): PaidPlanId | undefined {
  const planId = metadata['pathwise_plan']
  return isPaidPlanId(planId) ? planId : undefined
}

/** Reads Stripe's object; undefined when it is about something else that the same Stripe account sells. */
export function readSubscription(subscription: Stripe.Subscription): SubscriptionState | undefined {
  const { id, customer, metadata, status, cancel_at_period_end, cancel_at, created } = subscription
  for (const { price, current_period_end } of subscription.items.data) {
    const planId = planOf(price)
    if (!planId) continue
    return {
      id,
      customerId: typeof customer === 'string' ? customer : customer.id,
      userId: metadata['pathwise_user'],
      planId,
      status,
      currentPeriodEnd: new Date(current_period_end * 1000),
      // Newer subscriptions name the moment where older ones say "at the period's end".
      cancelAtPeriodEnd: cancel_at_period_end || (cancel_at !== null && cancel_at <= current_period_end),
      createdAt: new Date(created * 1000),
    }
  }
  return undefined
}
