import type { Caller } from '../auth/caller.ts'
import type { Context } from '../context.ts'
import type { CurrentPlan, ExportedSubscription, Subscription } from './billing.schemas.ts'
import { findEntitlements, heldPlan } from './entitlements.ts'
import { isPlanId } from './plans.vocabulary.ts'

type Deps = Pick<Context, 'billing' | 'now' | 'prisma'> & { readonly caller: Pick<Caller, 'id'> }

/** Lists the caller's subscriptions, newest first. */
export async function listSubscriptions({ prisma, caller }: Deps): Promise<Subscription[]> {
  const rows = await prisma.subscription.findMany({
    where: { userId: caller.id },
    select: { id: true, planId: true, status: true, currentPeriodEnd: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 100,
  })
  return rows.flatMap(({ id, planId, status, currentPeriodEnd }) =>
    isPlanId(planId) ? [{ id, plan_id: planId, status, period_end: currentPeriodEnd.toISOString() }] : [],
  )
}

/** Returns all stored data of a user's subscriptions, newest first. */
export async function exportSubscriptions(prisma: Deps['prisma'], userId: string): Promise<ExportedSubscription[]> {
  const rows = await prisma.subscription.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  return rows.map(({ id, planId, status, currentPeriodEnd, cancelAtPeriodEnd, createdAt }) => ({
    id,
    plan_id: planId,
    status,
    period_end: currentPeriodEnd.toISOString(),
    cancel_at_period_end: cancelAtPeriodEnd,
    created_at: createdAt.toISOString(),
  }))
}

/** Returns the caller's current plan. */
export async function currentPlan({ prisma, billing, now, caller }: Deps): Promise<CurrentPlan> {
  const { customer, subscriptions } = await prisma.user.findUniqueOrThrow({
    where: { id: caller.id },
    select: {
      customer: { select: { userId: true } },
      subscriptions: {
        where: { currentPeriodEnd: { gt: now() } },
        select: { planId: true, status: true, currentPeriodEnd: true, cancelAtPeriodEnd: true },
      },
    },
  })
  const { planId, subscription } = heldPlan(subscriptions, now())
  return {
    plan_id: planId,
    entitlements: findEntitlements(planId, { sold: billing !== null }),
    period_end: subscription?.currentPeriodEnd.toISOString() ?? null,
    renews: subscription !== null && !subscription.cancelAtPeriodEnd,
    has_portal: billing !== null && customer !== null,
  }
}
