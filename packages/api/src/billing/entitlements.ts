import type { DatabaseTransaction } from '@pathwise/db/database'
import type { Subscription } from '@pathwise/db/prisma'
import type { Caller } from '../auth/caller.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { type Entitlements, isPlanId, type PlanId, planCatalogue, planIds } from './plans.vocabulary.ts'

/** The fields of a subscription that determine the user's plan. */
type HeldSubscription = Pick<Subscription, 'currentPeriodEnd' | 'planId' | 'status'>

/** States in which the period is paid for or a trial. */
const grantingStatuses = new Set(['active', 'trialing'])

/**
 * Returns the highest plan that a user's subscriptions grant now, or the free plan. A plan ends with its paid period
 * unless Stripe has reported the next period.
 */
export function heldPlan<Held extends HeldSubscription>(
  subscriptions: readonly Held[],
  now: Date,
): { planId: PlanId; subscription: Held | null } {
  let planId: PlanId = 'free'
  let held: Held | null = null
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

/** Returns a plan's limits. Where no plans are sold, users cannot upgrade, so every limit is null. */
export function findEntitlements(
  planId: PlanId,
  { sold }: { readonly sold: boolean },
): { [Name in keyof Entitlements]: Entitlements[Name] | null } {
  return sold ? planCatalogue[planId].entitlements : { saved_plans: null }
}

type Deps = Pick<Context, 'billing' | 'now'> & { readonly caller: Pick<Caller, 'id'> }

/**
 * Enforces the billing plan's limit on saved plans. An account over the limit, for example after a plan ended,
 * keeps its plans but cannot add any.
 * @param had number of saved plans the account has now
 * @param wanted number of saved plans after the change
 * @throws AppError `conflict` with reason `plan_limit`
 */
export async function requireSavedPlans(
  { subscription }: Pick<DatabaseTransaction, 'subscription'>,
  { billing, now, caller }: Deps,
  { had, wanted }: { readonly had: number; readonly wanted: number },
): Promise<void> {
  if (!billing || wanted <= had) return
  const subscriptions = await subscription.findMany({
    where: { userId: caller.id, currentPeriodEnd: { gt: now() } },
    select: { planId: true, status: true, currentPeriodEnd: true },
  })
  const { saved_plans: most } = findEntitlements(heldPlan(subscriptions, now()).planId, { sold: true })
  if (most === null || wanted <= most) return
  throw new AppError('conflict', `Your plan keeps at most ${most} saved plans`, { reason: 'plan_limit' })
}
