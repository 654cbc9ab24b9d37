import type { ExportSource } from '../export-source.ts'

/** Returns the account's customer id at Stripe, or null before the first checkout. */
export const exportCustomer: ExportSource<'stripe_customer'> = async ({ prisma }, { id: userId }) => {
  const customer = await prisma.stripeCustomer.findUnique({ where: { userId } })
  return customer?.stripeId ?? null
}

/** Returns all stored data about an account's subscriptions, newest first. */
export const exportSubscriptions: ExportSource<'subscriptions'> = async ({ prisma }, { id: userId }) => {
  const rows = await prisma.subscription.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  return rows.map(({ id, planId, status, currentPeriodEnd, cancelAtPeriodEnd, createdAt }) => ({
    ...{ id, plan_id: planId, status },
    period_end: currentPeriodEnd.toISOString(),
    cancel_at_period_end: cancelAtPeriodEnd,
    created_at: createdAt.toISOString(),
  }))
}
