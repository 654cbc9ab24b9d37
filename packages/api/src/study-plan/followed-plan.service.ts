import type { DatabaseTransaction } from '@pathwise/db/database'
import type { Caller } from '../auth/caller.ts'
import { recordFeedEvents } from '../calendar-feed/record-events.ts'
import type { Context } from '../context.ts'
import { lockAccount } from '../lock-account.ts'
import { assertStorable } from '../storable.ts'
import { type FollowedPlan, followedPlanSchema } from './plan.schemas.ts'

type Deps = Pick<Context, 'now' | 'prisma'> & { readonly caller: Pick<Caller, 'id'> }

/** Returns the account's plan. Returns null if there is no plan, or if only a later version can read it. */
export async function readFollowedPlan(
  { followedPlan }: Pick<DatabaseTransaction, 'followedPlan'>,
  userId: string,
): Promise<FollowedPlan | null> {
  const row = await followedPlan.findUnique({ where: { userId }, select: { document: true } })
  return row ? (followedPlanSchema.safeParse(row.document).data ?? null) : null
}

/**
 * Stores a device's plan, unless the account's plan was changed later. Returns the account's plan. Syncing twice
 * changes nothing.
 * @throws AppError `too_large`, `bad_input`
 */
export async function syncFollowedPlan(
  { now, prisma, caller }: Deps,
  { plan }: { readonly plan: FollowedPlan | null },
): Promise<{ plan: FollowedPlan | null }> {
  if (!plan) return { plan: await readFollowedPlan(prisma, caller.id) }
  assertStorable(plan, { name: 'A study plan', mostKb: 512 })
  return prisma.$transaction(async (transaction) => {
    await lockAccount(transaction, caller.id)
    const row = await transaction.followedPlan.findUnique({ where: { userId: caller.id }, select: { changedAt: true } })
    const changedAt = new Date(plan.changed_at)
    if (row && row.changedAt >= changedAt) return { plan: await readFollowedPlan(transaction, caller.id) }
    const before = row && (await readFollowedPlan(transaction, caller.id))
    // Uses raw SQL, because Prisma would copy each nested value of the document together with its path. That takes
    // longer than the rest of the request.
    await transaction.$executeRaw`
      INSERT INTO followed_plans (user_id, document, changed_at)
      VALUES (${caller.id}, ${JSON.stringify(plan)}::jsonb, ${changedAt})
      ON CONFLICT (user_id) DO UPDATE SET document = EXCLUDED.document, changed_at = EXCLUDED.changed_at`
    await recordFeedEvents(transaction, caller.id, { followed: plan, before, now: now() })
    return { plan }
  })
}
