import type { StorageProblem, WriteOutcome } from '../../../lib/browser-storage.ts'
import { getAccessToken } from '../../../lib/session/access-token.ts'
import { createStoredSnapshot } from '../../../lib/stored-snapshot.ts'
import type { Report } from '../report.ts'
import { readSyncRecord } from '../sync/sync-record.ts'
import { recordDeletion, removeDeletions } from './deletions.ts'
import {
  compareNewestFirst,
  createSavedPlan,
  type Entry,
  readEntries,
  type SavedPlan,
  type StoredEntries,
  writeEntries,
} from './saved-plan.ts'

export interface SavedPlans {
  /** Newest first. */
  readonly plans: readonly SavedPlan[]
  /** The number of damaged entries found since the page was loaded. These entries are kept in storage. */
  readonly damaged: number
  /** Why the plans cannot be read or changed. Undefined if they can be. */
  readonly problem: StorageProblem | undefined
}

export type Removal = { readonly ok: true; readonly restore: () => WriteOutcome } | Extract<WriteOutcome, { ok: false }>

/** Returns whether the plans on this device may also be stored in an account. */
function inAccount(): boolean {
  return getAccessToken() !== undefined || readSyncRecord() !== undefined
}

/** Copies removed plans and assigns a new id to each copy. */
function copyWithNewIds(removed: readonly Entry[], others: readonly Entry[], now: Date): Entry[] {
  const taken = new Set([...others, ...removed].map(({ plan }) => plan.id))
  return removed.map(({ plan }) => {
    const again = { ...createSavedPlan(plan, now, taken), savedAt: plan.savedAt }
    taken.add(again.id)
    return { stored: again, plan: again }
  })
}

/** Creates the store of plans saved in this browser. It stays in sync with other tabs. Create one per page load. */
export function createSavedPlansStore() {
  let movedAside = 0

  function present({ entries, kept, problem, ...stored }: StoredEntries): SavedPlans {
    movedAside += stored.movedAside
    const plans = entries.map((entry) => entry.plan).toSorted(compareNewestFirst)
    return { plans, damaged: movedAside + kept.length, problem }
  }

  const { current, subscribe, set } = createStoredSnapshot<SavedPlans>('pathwise.saved-plans', (snapshot) => {
    // Forget the damaged entries of a device that was cleared.
    if (!snapshot) movedAside = 0
    return present(readEntries())
  })

  // Another tab may have written to storage, so read it before every change.
  function change(edit: (entries: readonly Entry[]) => readonly Entry[]): WriteOutcome {
    const stored = readEntries()
    const edited = { ...stored, entries: edit(stored.entries) }
    const outcome: WriteOutcome = stored.problem ? { ok: false, problem: stored.problem } : writeEntries(edited)
    set(present(outcome.ok ? edited : stored))
    return outcome
  }

  return {
    current,
    subscribe,

    /** Saves the report with a new id. */
    save: (report: Report, now: Date): WriteOutcome =>
      change((entries) => {
        const plan = createSavedPlan(report, now, new Set(entries.map((entry) => entry.plan.id)))
        return [...entries, { stored: plan, plan }]
      }),

    /**
     * Removes a plan and returns `restore`, which adds the plan back. If the plan may be in an account, also records
     * the deletion for the next sync. The restored plan then gets a new id, because other devices may already have
     * synced the deletion.
     */
    remove: (id: string, now: Date): Removal => {
      const removed = readEntries().entries.filter((entry) => entry.plan.id === id)
      const noted = inAccount()
      // Record the deletions before notifying listeners. A listener starts a sync, which would otherwise download the
      // deleted plan again.
      if (noted) for (const { plan } of removed) recordDeletion(plan, now)
      const outcome = change((entries) => entries.filter((entry) => entry.plan.id !== id))
      if (!outcome.ok) {
        removeDeletions(removed.map(({ plan }) => plan))
        return outcome
      }
      return {
        ok: true,
        restore: () =>
          change((entries) => {
            const others = entries.filter((entry) => entry.plan.id !== id)
            return noted ? [...others, ...copyWithNewIds(removed, others, now)] : [...others, ...removed]
          }),
      }
    },

    /** Applies changes from the account: adds or replaces the plans in `added` and removes those with ids in `gone`. */
    applyChanges: (added: readonly SavedPlan[], gone: readonly string[]): WriteOutcome => {
      const stored = readEntries().entries.map((entry) => entry.plan.id)
      const replaced = new Set([...gone.filter((id) => stored.includes(id)), ...added.map(({ id }) => id)])
      if (replaced.size === 0) return { ok: true }
      return change((entries) => [
        ...entries.filter((entry) => !replaced.has(entry.plan.id)),
        ...added.map((plan) => ({ stored: plan, plan })),
      ])
    },
  }
}

export const savedPlansStore = createSavedPlansStore()
