import { z } from 'zod'
import type { Caller } from '../auth/caller.ts'
import type { Context } from '../context.ts'
import { dayMs } from '../durations.ts'
import type { CurrentPlan, ExpiringInput, ExpiringSubscriptions, Subscription } from './billing.schemas.ts'
import { isSelling } from './billing.ts'
import { findCurrentPlan, findEntitlements } from './entitlements.ts'
import { isPlanId } from './plans.vocabulary.ts'

type Deps = Pick<Context, 'billing' | 'now' | 'prisma'> & { readonly caller: Pick<Caller, 'id'> }

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

/** The subscription statuses in which the last payment has failed, and Stripe still accepts it. */
const unpaidStatuses = new Set(['past_due', 'unpaid'])

export async function currentPlan({ prisma, billing, now, caller }: Deps): Promise<CurrentPlan> {
  const { customer, subscriptions } = await prisma.user.findUniqueOrThrow({
    where: { id: caller.id },
    select: {
      customer: { select: { userId: true } },
      subscriptions: {
        select: { planId: true, status: true, currentPeriodEnd: true, cancelAtPeriodEnd: true },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      },
    },
  })
  const { planId, subscription } = findCurrentPlan(subscriptions, now())
  const unpaid = subscriptions.find(({ status }) => unpaidStatuses.has(status))
  return {
    plan_id: planId,
    entitlements: findEntitlements(planId, { sold: isSelling(billing) }),
    period_end: subscription?.currentPeriodEnd.toISOString() ?? null,
    renews: subscription !== null && !subscription.cancelAtPeriodEnd,
    unpaid_plan: billing !== null && planId === 'free' && isPlanId(unpaid?.planId) ? unpaid.planId : null,
    has_portal: billing !== null && customer !== null,
  }
}

const rowsSchema = z.array(
  z.object({ user_id: z.string(), email: z.string(), status: z.string(), ends: z.date(), subscription_id: z.string() }),
)

/**
 * Lists subscriptions whose paid period ends within the given number of days, earliest first. Excludes those that have
 * ended or never started. Uses raw SQL, because Prisma would fetch the users in a second statement.
 */
export async function listExpiring(
  { prisma, now }: Pick<Context, 'now' | 'prisma'>,
  { days, limit }: ExpiringInput,
): Promise<ExpiringSubscriptions> {
  const moment = now()
  const last = new Date(moment.getTime() + days * dayMs)
  const rows = await prisma.$queryRaw`
    SELECT user_id, email, status, current_period_end AS ends, subscriptions.id AS subscription_id
    FROM subscriptions JOIN users ON users.id = user_id
    WHERE current_period_end > ${moment} AND current_period_end <= ${last}
      AND status NOT IN ('canceled', 'incomplete', 'incomplete_expired')
    ORDER BY current_period_end, subscriptions.id
    LIMIT ${limit}`
  return {
    items: rowsSchema.parse(rows).map(({ ends, ...row }) => ({
      ...row,
      days_left: Math.ceil((ends.getTime() - moment.getTime()) / dayMs),
      current_period_end: ends.toISOString(),
    })),
  }
}
