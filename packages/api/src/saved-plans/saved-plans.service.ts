import type { Caller } from '../auth/caller.ts'
import { assertSavedPlanLimit } from '../billing/entitlements.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { lockAccount } from '../lock-account.ts'
import { assertStorable } from '../storable.ts'
import { findLatestChanges, type PlanState, supersedes } from './incoming.ts'
import { mostSavedPlans, type SavedPlansInput, type SyncedPlans } from './saved-plans.schemas.ts'
import { purgeOldDeletions, readPlans, readStates, writeChanges } from './stored-plans.ts'

/**
 * The maximum number of deletions stored per account. Deletions are purged after a year, so users do not reach this
 * limit.
 */
const mostDeletions = 5_000

type Deps = Pick<Context, 'billing' | 'now' | 'prisma'> & { readonly caller: Pick<Caller, 'id'> }

/**
 * Merges a device's plans with the account's. If one side saved a plan and the other deleted it, the later action wins.
 * The result does not depend on the order or number of calls.
 * @throws AppError `too_large` when a plan exceeds 256 kB, `bad_input` when it contains characters that cannot be
 * stored, `conflict` when the account would exceed its limit on saved plans, with reason `plan_limit` when a higher
 * billing plan would allow it. Nothing is stored when an error is thrown.
 */
export async function syncSavedPlans(deps: Deps, input: SavedPlansInput): Promise<SyncedPlans> {
  const { prisma, now, caller } = deps
  for (const { result, context } of input.plans) {
    assertStorable({ result, context }, { name: 'A saved plan', mostKb: 256 })
  }
  const states = await prisma.$transaction(async (transaction) => {
    await lockAccount(transaction, caller.id)
    await purgeOldDeletions(transaction, caller.id, now())
    const merged = await readStates(transaction, caller.id)
    const had = countPlans(merged.values())
    const changes = findLatestChanges(input).filter((change) => supersedes(change, merged.get(change.id)))
    for (const change of changes) merged.set(change.id, change)
    assertRoom([...merged.values()])
    await assertSavedPlanLimit(transaction, deps, { had, wanted: countPlans(merged.values()) })
    await writeChanges(transaction, caller.id, changes, now())
    return merged
  })

  const held = (input.held ?? []).map(({ id, saved_at }) => ({ id, deleted: false, at: Date.parse(saved_at) }))
  const known = new Set(held.filter((plan) => states.get(plan.id)?.at === plan.at).map(({ id }) => id))
  const asked = [...states].flatMap(([id, state]) => (state.deleted || known.has(id) ? [] : [id]))
  // If the device saved a plan again after its deletion but has not uploaded the report yet, the reply requests the
  // report instead of listing the plan as deleted.
  const wanted = new Set(held.filter((plan) => supersedes(plan, states.get(plan.id))).map(({ id }) => id))
  return {
    plans: await readPlans(prisma, caller.id, asked),
    deleted: [...states].flatMap(([id, state]) => (state.deleted && !wanted.has(id) ? [id] : [])),
    wanted: [...wanted],
  }
}

function countPlans(states: Iterable<PlanState>): number {
  return [...states].filter(({ deleted }) => !deleted).length
}

function assertRoom(states: readonly PlanState[]): void {
  const plans = countPlans(states)
  if (plans > mostSavedPlans) throw new AppError('conflict', `An account keeps at most ${mostSavedPlans} saved plans`)
  if (states.length - plans > mostDeletions) {
    throw new AppError('conflict', 'Too many saved plans were deleted within a year')
  }
}
