import type { AppRouter } from '@pathwise/api/root'
import type { TRPCClient } from '@trpc/client'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { readPendingDeletions, removeDeletions } from '../saved/deletions.ts'
import type { SavedPlan } from '../saved/saved-plan.ts'
import { savedPlansStore } from '../saved/store.ts'

type Client = Pick<TRPCClient<AppRouter>, 'savedPlans'>
type Synced = Awaited<ReturnType<Client['savedPlans']['sync']['mutate']>>

/**
 * Thrown when the account is full. `byPlan` is true if the billing plan sets the limit, and false if the limit applies
 * to all accounts.
 */
export class AccountFull extends Error {
  readonly byPlan: boolean

  constructor({ byPlan }: { byPlan: boolean }) {
    super()
    this.byPlan = byPlan
  }
}

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

/** Uploads a plan. Returns false if the account rejects it, for example because it is too large. */
async function send(client: Client, plan: SavedPlan): Promise<boolean> {
  const { id, result, context, savedAt } = plan
  try {
    await client.savedPlans.sync.mutate({
      plans: [{ id, result, context, saved_at: savedAt }],
      deleted: [],
      held: held(),
    })
    return true
  } catch (error) {
    const { status, reason } = toApiFailure(error)
    if (status === 409) throw new AccountFull({ byPlan: reason === 'plan_limit' })
    if (status === 400 || status === 413 || status === 422) return false
    throw error
  }
}

/**
 * Syncs plans with the account: sends deletions, downloads missing plans, then uploads missing plans. Uploads one plan
 * per request, to keep requests small. If `stopped` returns true, the user has changed, and the responses are ignored.
 * @returns the ids of the plans that the account now has, and the number of rejected plans
 * @throws AccountFull, and any error of a failed call
 */
export async function syncPlans(client: Client, stopped: () => boolean) {
  const deletions = readPendingDeletions()
  const deleted = deletions
    .filter(({ id }) => accountId.test(id))
    .map(({ id, deletedAt }) => ({ id, deleted_at: deletedAt }))
  const answer = await client.savedPlans.sync.mutate({ plans: [], deleted, held: held() })
  if (stopped()) return { planIds: [], refused: 0 }
  removeDeletions(deletions)
  applySyncedPlans(answer)

  const refused = new Set<string>()
  for (const id of answer.wanted) {
    const plan = onDevice().find((one) => one.id === id)
    if (plan && !(await send(client, plan))) refused.add(id)
    if (stopped()) break
  }
  const planIds = onDevice().flatMap(({ id }) => (refused.has(id) ? [] : [id]))
  return { planIds, refused: refused.size }
}
