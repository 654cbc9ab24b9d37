import type { DatabaseTransaction } from '@pathwise/db/database'
import type { Caller } from '../auth/caller.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { findEntitlements, heldPlan } from './entitlements.ts'

type Deps = Pick<Context, 'billing' | 'now'> & { readonly caller: Pick<Caller, 'id'> }

/**
 * Enforces the plan's limit of saved plans. An account over the limit, for example after a plan ended,
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
