import {
  onEntryChangedElsewhere,
  type StorageProblem,
  storageKeys,
  type WriteOutcome,
} from '../../../lib/browser-storage.ts'
import { accessToken } from '../../../lib/session/access-token.ts'
import type { Report } from '../report.ts'
import { accountCopy } from '../sync/account-copy.ts'
import { forgetDeletions, noteDeletion } from './deletions.ts'
import { type Entry, readEntries, type StoredEntries, writeEntries } from './entries.ts'
import { byNewest, newSavedPlan, type SavedPlan } from './saved-plan.ts'

export interface SavedPlans {
  /** Newest first. */
  readonly plans: readonly SavedPlan[]
  /** Entries that were found damaged since the page was loaded; their text is kept. */
  readonly damaged: number
  /** Why the plans cannot be read or changed, if they cannot. */
  readonly problem: StorageProblem | undefined
}

export type Removal = { readonly ok: true; readonly restore: () => WriteOutcome } | Extract<WriteOutcome, { ok: false }>

/** Whether an account may hold the plans of this device. */
function inAccount(): boolean {
  return accessToken() !== undefined || accountCopy() !== undefined
}

/** The same plans with ids of their own. */
function renamed(removed: readonly Entry[], others: readonly Entry[], now: Date): Entry[] {
  const taken = new Set([...others, ...removed].map(({ plan }) => plan.id))
  return removed.map(({ plan }) => {
    const again = { ...newSavedPlan(plan, now, taken), savedAt: plan.savedAt }
    taken.add(again.id)
    return { stored: again, plan: again }
  })
}

/** The plans saved in this browser, kept up to date with other tabs. A store is made once a page load. */
export function createSavedPlansStore() {
  const listeners = new Set<() => void>()
  let snapshot: SavedPlans | undefined
  let movedAside = 0

  function remember(stored: StoredEntries): SavedPlans {
    movedAside += stored.movedAside
    snapshot = {
      plans: stored.entries.map((entry) => entry.plan).toSorted(byNewest),
      damaged: movedAside + stored.kept.length,
      problem: stored.problem,
    }
    return snapshot
  }

  // Every change starts from what is stored now: another tab may have written since the last look.
  function change(edit: (entries: readonly Entry[]) => readonly Entry[]): WriteOutcome {
    const stored = readEntries()
    const edited = { ...stored, entries: edit(stored.entries) }
    const outcome: WriteOutcome = stored.problem ? { ok: false, problem: stored.problem } : writeEntries(edited)
    remember(outcome.ok ? edited : stored)
    for (const listener of listeners) listener()
    return outcome
  }

  return {
    /** The same object until something changes. */
    current: (): SavedPlans => snapshot ?? remember(readEntries()),

    /** Calls back after every change, in other tabs too. Gives the function that stops it. */
    subscribe: (changed: () => void): (() => void) => {
      // While nobody listened, another tab may have written.
      if (listeners.size === 0) remember(readEntries())
      listeners.add(changed)
      const stop = onEntryChangedElsewhere(storageKeys.savedPlans, () => {
        remember(readEntries())
        changed()
      })
      return () => {
        listeners.delete(changed)
        stop()
      }
    },

    /** Saves the report under a new id. */
    save: (report: Report, now: Date): WriteOutcome =>
      change((entries) => {
        const plan = newSavedPlan(report, now, new Set(entries.map((entry) => entry.plan.id)))
        return [...entries, { stored: plan, plan }]
      }),

    /**
     * Removes the plan, from storage too; `restore` puts it back as it was. Where an account may hold it, the deletion is noted
     * for it, and the plan comes back under another id, because the deletion may have reached other devices by then.
     */
    remove: (id: string, now: Date): Removal => {
      const removed = readEntries().entries.filter((entry) => entry.plan.id === id)
      const noted = inAccount()
      // Before the change is told to anybody: the account is asked at once, and would send the plan again.
      if (noted) for (const { plan } of removed) noteDeletion(plan, now)
      const outcome = change((entries) => entries.filter((entry) => entry.plan.id !== id))
      if (!outcome.ok) {
        forgetDeletions(removed.map(({ plan }) => plan))
        return outcome
      }
      return {
        ok: true,
        restore: () =>
          change((entries) => {
            const others = entries.filter((entry) => entry.plan.id !== id)
            return noted ? [...others, ...renamed(removed, others, now)] : [...others, ...removed]
          }),
      }
    },

    /** Takes over what the account has: plans that are new here, and the ids of those that are gone. */
    takeOver: (added: readonly SavedPlan[], gone: readonly string[]): WriteOutcome => {
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
