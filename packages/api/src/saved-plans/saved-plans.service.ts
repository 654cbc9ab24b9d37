import type { Caller } from '../auth/caller.ts'
import { requireSavedPlans } from '../billing/plan-limits.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { requireStorable } from '../share/require-storable.ts'
import { lockAccount } from '../sync/lock-account.ts'
import { latestChanges } from './incoming.ts'
import { type PlanState, supersedes } from './plan-state.ts'
import { mostSavedPlans, type SavedPlansInput, type SyncedPlans } from './saved-plans.schemas.ts'
import { forgetOldDeletions, readPlans, readStates, writeChanges } from './stored-plans.ts'

/** Far more than anybody deletes in the year for which deletions are remembered. */
const mostDeletions = 5_000

type Deps = Pick<Context, 'billing' | 'now' | 'prisma'> & { readonly caller: Pick<Caller, 'id'> }

/**
 * Brings the plans of a device and of the account together. Of saving and deleting a plan the later one wins, so it does
 * not matter in which order devices call, nor how often.
 * @throws AppError `too_large` when a plan is over 256 kB, `bad_input` when a text in it cannot be stored, `conflict`
 * when the account would hold more plans than it may, with reason `plan_limit` where another plan would let it; nothing
 * is stored then
 */
export async function syncSavedPlans(deps: Deps, input: SavedPlansInput): Promise<SyncedPlans> {
  const { prisma, now, caller } = deps
  for (const plan of input.plans) requireStorable(plan, 'A saved plan')
  const states = await prisma.$transaction(async (transaction) => {
    await lockAccount(transaction, caller.id)
    await forgetOldDeletions(transaction, caller.id, now())
    const merged = await readStates(transaction, caller.id)
    const had = living(merged.values())
    const changes = latestChanges(input).filter((change) => supersedes(change, merged.get(change.id)))
    for (const change of changes) merged.set(change.id, change)
    requireRoom([...merged.values()])
    await requireSavedPlans(transaction, deps, { had, wanted: living(merged.values()) })
    await writeChanges(transaction, caller.id, changes, now())
    return merged
  })

  const held = (input.held ?? []).map(({ id, saved_at }) => ({ id, deleted: false, at: Date.parse(saved_at) }))
  const known = new Set(held.filter((plan) => states.get(plan.id)?.at === plan.at).map(({ id }) => id))
  const asked = [...states].flatMap(([id, state]) => (state.deleted || known.has(id) ? [] : [id]))
  // A plan that was saved anew after its deletion is no longer deleted, though its report is still to come.
  const wanted = new Set(held.filter((plan) => supersedes(plan, states.get(plan.id))).map(({ id }) => id))
  return {
    plans: await readPlans(prisma, caller.id, asked),
    deleted: [...states].flatMap(([id, state]) => (state.deleted && !wanted.has(id) ? [id] : [])),
    wanted: [...wanted],
  }
}

function living(states: Iterable<PlanState>): number {
  return [...states].filter(({ deleted }) => !deleted).length
}

function requireRoom(states: readonly PlanState[]): void {
  const plans = living(states)
  if (plans > mostSavedPlans) throw new AppError('conflict', `An account keeps at most ${mostSavedPlans} saved plans`)
  if (states.length - plans > mostDeletions) {
    throw new AppError('conflict', 'Too many saved plans were deleted within a year')
  }
}
