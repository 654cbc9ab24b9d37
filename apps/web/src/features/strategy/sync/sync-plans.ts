import type { AppRouter } from '@pathwise/api/root'
import type { TRPCClient } from '@trpc/client'
import { apiFailure } from '../../../lib/api-failure.ts'
import { forgetDeletions, waitingDeletions } from '../saved/deletions.ts'
import type { SavedPlan } from '../saved/saved-plan.ts'
import { savedPlansStore } from '../saved/store.ts'

type Client = Pick<TRPCClient<AppRouter>, 'savedPlans'>
type Synced = Awaited<ReturnType<Client['savedPlans']['sync']['mutate']>>

/** The account holds as many plans as it may: by its plan, whose limit another plan lifts, or at all. */
export class AccountFull extends Error {
  readonly byPlan: boolean

  constructor({ byPlan }: { byPlan: boolean }) {
    super()
    this.byPlan = byPlan
  }
}

/** Ids that the account knows how to hold; a plan of another make stays on the device. */
const accountId = /^\d{1,20}$/

function onDevice(): readonly SavedPlan[] {
  return savedPlansStore.current().plans.filter(({ id }) => accountId.test(id))
}

const held = () => onDevice().map(({ id, savedAt }) => ({ id, saved_at: savedAt }))

function takeOver({ plans, deleted }: Synced) {
  // Deleted here while the answer was on its way.
  const waiting = new Set(waitingDeletions().map(({ id }) => id))
  const added = plans
    .filter(({ id }) => !waiting.has(id))
    .map(({ id, saved_at, result, context }) => ({ id, savedAt: saved_at, result, context }))
  savedPlansStore.takeOver(added, deleted)
}

/** Sends one plan. Gives whether the account took it; one that is too large, say, stays on the device. */
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
    const { status, reason } = apiFailure(error)
    if (status === 409) throw new AccountFull({ byPlan: reason === 'plan_limit' })
    if (status === 400 || status === 413 || status === 422) return false
    throw error
  }
}

/**
 * Brings the plans of this device and of the account together: first the deletions, and what the account has and the device
 * has not; then one by one the plans that the account lacks, so that no request is too large.
 * `stopped` says whether the visitor has changed meanwhile, whose answers must not be mixed up.
 * @returns the ids of the plans that the account holds now, and how many it refused
 * @throws AccountFull, and whatever a failed call throws
 */
export async function syncPlans(client: Client, stopped: () => boolean) {
  const deletions = waitingDeletions()
  const deleted = deletions
    .filter(({ id }) => accountId.test(id))
    .map(({ id, deletedAt }) => ({ id, deleted_at: deletedAt }))
  const answer = await client.savedPlans.sync.mutate({ plans: [], deleted, held: held() })
  if (stopped()) return { planIds: [], refused: 0 }
  forgetDeletions(deletions)
  takeOver(answer)

  const refused = new Set<string>()
  for (const id of answer.wanted) {
    const plan = onDevice().find((one) => one.id === id)
    if (plan && !(await send(client, plan))) refused.add(id)
    if (stopped()) break
  }
  const planIds = onDevice().flatMap(({ id }) => (refused.has(id) ? [] : [id]))
  return { planIds, refused: refused.size }
}
