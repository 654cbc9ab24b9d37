import type { DatabaseTransaction } from '@pathwise/db/database'
import type { Subscription } from '@pathwise/db/prisma'
import type { Caller } from '../auth/caller.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { isSelling } from './billing.ts'
import {
  type Entitlements,
  isPlanId,
  isWorking,
  listFeatures,
  type PlanFeature,
  type PlanId,
  planCatalog,
  planIds,
} from './plans.vocabulary.ts'

/** The subscription fields that determine the user's plan. */
type HeldSubscription = Pick<Subscription, 'currentPeriodEnd' | 'planId' | 'status'>

/** The subscription statuses in which the current period is either paid or a trial. */
const grantingStatuses = new Set(['active', 'trialing'])

/**
 * Returns the highest plan that a user's subscriptions currently grant, or the free plan. A subscription grants its
 * plan until the end of the last period that Stripe has reported.
 */
export function findCurrentPlan<Held extends HeldSubscription>(
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

type Limits = { [Name in keyof Entitlements]: Entitlements[Name] | null }

/**
 * Returns a plan's limits and working features. If no plans are for sale, there are no limits and all working features
 * are available.
 */
export function findEntitlements(
  planId: PlanId,
  { sold }: { readonly sold: boolean },
): Limits & { features: PlanFeature[] } {
  const features = listFeatures(sold ? planId : 'premium_family').filter(isWorking)
  return { ...(sold ? planCatalog[planId].entitlements : { saved_plans: null }), features }
}

type Deps = Pick<Context, 'billing' | 'now'> & { readonly caller: Pick<Caller, 'id'> }
type Tables = Pick<DatabaseTransaction, 'subscription'>

async function findPlan({ subscription }: Tables, { now, caller }: Deps): Promise<PlanId> {
  const subscriptions = await subscription.findMany({
    where: { userId: caller.id, currentPeriodEnd: { gt: now() } },
    select: { planId: true, status: true, currentPeriodEnd: true },
  })
  return findCurrentPlan(subscriptions, now()).planId
}

type Visitor = Omit<Deps, 'caller'> & { readonly caller: Pick<Caller, 'id'> | null }

/** Returns whether the caller's plan includes a feature. Visitors have the free plan. */
export async function hasFeature(tables: Tables, { caller, ...deps }: Visitor, feature: PlanFeature): Promise<boolean> {
  if (!isSelling(deps.billing)) return true
  const planId = caller ? await findPlan(tables, { ...deps, caller }) : 'free'
  return listFeatures(planId).includes(feature)
}

/**
 * Asserts that the caller's plan includes a feature. Visitors have the free plan.
 * @throws AppError `forbidden` with reason `plan_feature`
 */
export async function assertFeature(tables: Tables, visitor: Visitor, feature: PlanFeature): Promise<void> {
  if (await hasFeature(tables, visitor, feature)) return
  throw new AppError('forbidden', 'Your plan does not include this', { reason: 'plan_feature' })
}

/**
 * Enforces the billing plan's limit on saved plans. An account over the limit, for example after a downgrade, keeps its
 * saved plans but cannot add more.
 * @param had the number of saved plans before the change
 * @param wanted the number of saved plans after the change
 * @throws AppError `conflict` with reason `plan_limit`
 */
export async function assertSavedPlanLimit(
  tables: Tables,
  deps: Deps,
  { had, wanted }: { readonly had: number; readonly wanted: number },
): Promise<void> {
  if (!isSelling(deps.billing) || wanted <= had) return
  const { saved_plans: most } = planCatalog[await findPlan(tables, deps)].entitlements
  if (wanted <= most) return
  throw new AppError('conflict', `Your plan keeps at most ${most} saved plans`, { reason: 'plan_limit' })
}
