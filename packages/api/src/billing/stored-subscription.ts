import type { DatabaseClient, DatabaseTransaction } from '@pathwise/db/database'
import { z } from 'zod'
import type { SubscriptionState } from './stripe-subscription.ts'

type Tables = Pick<DatabaseTransaction, '$executeRaw' | 'stripeCustomer' | 'user'>

const drawnSchema = z.tuple([z.object({ number: z.coerce.bigint() })])

/**
 * Allocates a read number, which must happen before the read from Stripe. The numbers prevent an earlier read from
 * overwriting a later one, so late events and concurrent servers cannot store an outdated state.
 */
export async function allocateReadNumber(prisma: Pick<DatabaseClient, '$queryRaw'>): Promise<bigint> {
  const rows = await prisma.$queryRaw`SELECT nextval('subscriptions_read_number_seq')::text AS number`
  const [{ number }] = drawnSchema.parse(rows)
  return number
}

/**
 * Stores a subscription that was read from Stripe, unless a later read is already stored.
 * @param readNumber a number allocated before the read from Stripe
 * @returns whether the owner has an account here
 */
export async function storeSubscription(
  tables: Tables,
  state: SubscriptionState,
  readNumber: bigint,
): Promise<boolean> {
  const userId = await findOwner(tables, state)
  if (userId === undefined) return false
  const { id, planId, status, currentPeriodEnd, cancelAtPeriodEnd, createdAt } = state
  await tables.$executeRaw`
    INSERT INTO subscriptions
      (id, user_id, plan_id, status, current_period_end, cancel_at_period_end, created_at, read_number)
    VALUES
      (${id}, ${userId}, ${planId}, ${status}, ${currentPeriodEnd}, ${cancelAtPeriodEnd}, ${createdAt}, ${readNumber})
    ON CONFLICT (id) DO UPDATE SET
      plan_id = EXCLUDED.plan_id,
      status = EXCLUDED.status,
      current_period_end = EXCLUDED.current_period_end,
      cancel_at_period_end = EXCLUDED.cancel_at_period_end,
      read_number = EXCLUDED.read_number
    WHERE subscriptions.read_number < EXCLUDED.read_number`
  return true
}

/**
 * Finds the owner of a subscription by its Stripe customer. Falls back to the metadata set at checkout, in case our
 * customer table was lost.
 */
async function findOwner(
  { stripeCustomer, user }: Tables,
  { customerId, userId }: SubscriptionState,
): Promise<string | undefined> {
  const customer = await stripeCustomer.findUnique({ where: { stripeId: customerId }, select: { userId: true } })
  if (customer || userId === undefined) return customer?.userId
  const owner = await user.findUnique({ where: { id: userId }, select: { id: true } })
  if (!owner) return undefined
  await stripeCustomer.createMany({ data: [{ userId, stripeId: customerId }], skipDuplicates: true })
  return owner.id
}
