import type { AppRouter } from '@pathwise/api/root'
import { buildItemKey } from '@pathwise/planner/item-key'
import type { TRPCClient } from '@trpc/client'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { followedPlanStore } from '../study-plan/model/followed-plan-store.ts'

type Client = Pick<TRPCClient<AppRouter>, 'studyPlan'>

/** Returns an id for the current version of the followed plan, or undefined if no plan is followed. */
export function buildFollowedPlanId(): string | undefined {
  const { plan: followedPlan } = followedPlanStore.current()
  return followedPlan && buildItemKey(followedPlan.report.context, followedPlan.plan.from, followedPlan.changed_at)
}

/**
 * Syncs the followed plan with the account. The plan that was changed later wins. A plan that the account rejects, such
 * as one that is too large, stays on the device.
 * @throws any other error of the call
 */
export async function syncFollowedPlan({ studyPlan }: Client, stopped: () => boolean) {
  const { plan } = followedPlanStore.current()
  try {
    const answer = await studyPlan.syncPlan.mutate({ plan: plan ?? null })
    if (!stopped() && answer.plan) followedPlanStore.replaceIfNewer(answer.plan)
  } catch (error) {
    const status = toApiFailure(error).status
    if (status !== 400 && status !== 413 && status !== 422) throw error
    console.error('The account did not accept the study plan of this device', error)
  }
}
