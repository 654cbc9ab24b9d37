import { type Entitlements, isPlanId, type PlanId, planCatalogue, planIds } from './plans.schemas.ts'

/** What is known of a subscription. */
export interface HeldSubscription {
  readonly planId: string
  /** Stripe's word. */
  readonly status: string
  readonly currentPeriodEnd: Date
}

/** States in which the period is paid for, or given for a trial. */
const grantingStatuses = new Set(['active', 'trialing'])

/**
 * What somebody has now: the most of what their subscriptions give, and the free plan without one. When the period that
 * is paid for ends, its plan does too, unless Stripe has told us of the next one.
 */
export function heldPlan<Subscription extends HeldSubscription>(
  subscriptions: readonly Subscription[],
  now: Date,
): { planId: PlanId; subscription: Subscription | null } {
  let planId: PlanId = 'free'
  let held: Subscription | null = null
  for (const subscription of subscriptions) {
    const { planId: candidate, status, currentPeriodEnd } = subscription
    if (!isPlanId(candidate) || !grantingStatuses.has(status) || currentPeriodEnd <= now) continue
    const more = planIds.indexOf(candidate) - planIds.indexOf(planId)
    const isLonger = more === 0 && held !== null && currentPeriodEnd > held.currentPeriodEnd
    if (more > 0 || isLonger) {
      planId = candidate
      held = subscription
    }
  }
  return { planId, subscription: held }
}

/** What a plan gives here. Where nothing is sold nobody could buy more, so nothing is held back: each limit is null. */
export function entitlementsOf(
  planId: PlanId,
  { sold }: { readonly sold: boolean },
): { [Name in keyof Entitlements]: Entitlements[Name] | null } {
  return sold ? planCatalogue[planId].entitlements : { saved_plans: null }
}
