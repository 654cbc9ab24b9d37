import type { Caller } from '../auth/caller.ts'
import type { Context } from '../context.ts'
import type {
  CurrentPlan,
  ExpiringInput,
  ExpiringSubscriptions,
  ExportedSubscription,
  Subscription,
} from './billing.schemas.ts'
import { entitlementsOf, heldPlan } from './entitlements.ts'
import { isPlanId } from './plans.schemas.ts'

const dayMilliseconds = 24 * 3600 * 1000

/** A subscription in such a state is over, or was never begun: it has nothing left to expire. */
const endedStatuses = ['canceled', 'incomplete', 'incomplete_expired']

type Needs = Pick<Context, 'billing' | 'now' | 'prisma'> & { readonly caller: Pick<Caller, 'id'> }

/** The caller's own subscriptions, the newest first. */
export async function listSubscriptions({ prisma, caller }: Needs): Promise<Subscription[]> {
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

/** Everything that is stored of somebody's subscriptions, the newest first. */
export async function exportSubscriptions(prisma: Needs['prisma'], userId: string): Promise<ExportedSubscription[]> {
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

/** What the caller has now. */
export async function currentPlan({ prisma, billing, now, caller }: Needs): Promise<CurrentPlan> {
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
    entitlements: entitlementsOf(planId, { sold: billing !== null }),
    period_end: subscription?.currentPeriodEnd.toISOString() ?? null,
    renews: subscription !== null && !subscription.cancelAtPeriodEnd,
    has_portal: billing !== null && customer !== null,
  }
}

/** Subscriptions whose paid period ends within so many days, the earliest first. */
export async function listExpiring(
  { prisma, now }: Pick<Context, 'now' | 'prisma'>,
  { days, limit }: ExpiringInput,
): Promise<ExpiringSubscriptions> {
  const moment = now().getTime()
  const rows = await prisma.subscription.findMany({
    where: {
      currentPeriodEnd: { gt: new Date(moment), lte: new Date(moment + days * dayMilliseconds) },
      status: { notIn: endedStatuses },
    },
    select: { id: true, userId: true, status: true, currentPeriodEnd: true, user: { select: { email: true } } },
    orderBy: [{ currentPeriodEnd: 'asc' }, { id: 'asc' }],
    take: limit,
  })
  return {
    items: rows.map(({ id, userId, status, currentPeriodEnd, user }) => ({
      user_id: userId,
      email: user.email,
      status,
      days_left: Math.ceil((currentPeriodEnd.getTime() - moment) / dayMilliseconds),
      current_period_end: currentPeriodEnd.toISOString(),
      subscription_id: id,
    })),
  }
}
