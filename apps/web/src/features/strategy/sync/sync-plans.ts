import type { AppRouter } from '@pathwise/api/root'
import type { TRPCClient } from '@trpc/client'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { readPendingDeletions, removeDeletions } from '../saved/deletions.ts'
import type { SavedPlan } from '../saved/saved-plan.ts'
import { savedPlansStore } from '../saved/store.ts'
import type { SyncLimit } from './sync-state.ts'

type Client = Pick<TRPCClient<AppRouter>, 'savedPlans'>
type Synced = Awaited<ReturnType<Client['savedPlans']['sync']['mutate']>>

/** Ids that the account accepts. Plans with other ids stay on the device. */
const accountId = /^\d{1,20}$/

function onDevice(): readonly SavedPlan[] {
  return savedPlansStore.current().plans.filter(({ id }) => accountId.test(id))
}

const held = () => onDevice().map(({ id, savedAt }) => ({ id, saved_at: savedAt }))

function applySyncedPlans({ plans, deleted }: Synced) {
  // Skip plans that were deleted on this device while the request was in flight.
  const waiting = new Set(readPendingDeletions().map(({ id }) => id))
  const added = plans
    .filter(({ id }) => !waiting.has(id))
    .map(({ id, saved_at, result, context }) => ({ id, savedAt: saved_at, result, context }))
  savedPlansStore.applyChanges(added, deleted)
}

/** Uploads a plan. An account may refuse a plan, for example because the plan is too large. */
async function send(client: Client, plan: SavedPlan): Promise<SyncLimit | 'refused' | 'stored'> {
  const { id, result, context, savedAt } = plan
  try {
    await client.savedPlans.sync.mutate({
      plans: [{ id, result, context, saved_at: savedAt }],
      deleted: [],
      held: held(),
    })
    return 'stored'
  } catch (error) {
    const status = toApiFailure(error).status
    if (status === 409) return toApiFailure(error).reason === 'plan_limit' ? 'planFull' : 'full'
    if (status === 400 || status === 413 || status === 422) return 'refused'
    throw error
  }
}

/**
 * Syncs plans with the account: sends deletions, downloads missing plans, then uploads missing plans. Uploads one plan
 * per request, to keep requests small. Stops uploading when the account is full. If `stopped` returns true, the user has
 * changed, and the responses are ignored.
 * @returns the ids of the plans that the account now has, the number of rejected plans, and why others did not fit
 * @throws any error of a failed call
 */
export async function syncPlans(
  client: Client,
  stopped: () => boolean,
): Promise<{ planIds: string[]; refused: number; full?: SyncLimit }> {
  const deletions = readPendingDeletions()
  const deleted = deletions
    .filter(({ id }) => accountId.test(id))
    .map(({ id, deletedAt }) => ({ id, deleted_at: deletedAt }))
  const answer = await client.savedPlans.sync.mutate({ plans: [], deleted, held: held() })
  if (stopped()) return { planIds: [], refused: 0 }
  removeDeletions(deletions)
  applySyncedPlans(answer)

  const missing = new Set(answer.wanted)
  const listStored = () => onDevice().flatMap(({ id }) => (missing.has(id) ? [] : [id]))
  let refused = 0
  for (const id of answer.wanted) {
    const plan = onDevice().find((one) => one.id === id)
    const outcome = plan && (await send(client, plan))
    if (outcome === 'full' || outcome === 'planFull') return { planIds: listStored(), refused, full: outcome }
    if (outcome === 'stored') missing.delete(id)
    if (outcome === 'refused') refused += 1
    if (stopped()) break
  }
  return { planIds: listStored(), refused }
}
