import { z } from 'zod'
import { onEntryChangedElsewhere, readJson, storageKeys, writeJson } from '../../../../lib/browser-storage.ts'
import { mergeProgress, type Progress, type Status, statuses } from './progress.ts'

const progressSchema = z.object({
  key: z.string(),
  status: z.enum(statuses),
  changedAt: z.string().refine((text) => !Number.isNaN(Date.parse(text))),
  reopened: z.int().positive().optional(),
})

function stored(): readonly Progress[] {
  const parse = (json: unknown) =>
    Array.isArray(json) ? json.flatMap((entry) => progressSchema.safeParse(entry).data ?? []) : []
  return readJson(storageKeys.studyProgress, parse) ?? []
}

/** Creates the store of progress in this browser. Progress is kept in memory if storage is unavailable. */
export function createProgressStore() {
  const listeners = new Set<() => void>()
  let snapshot: readonly Progress[] | undefined

  function replace(next: readonly Progress[]) {
    writeJson(storageKeys.studyProgress, next)
    snapshot = next
    for (const listener of listeners) listener()
  }
  // Another tab may have written to storage, and the snapshot may contain progress that could not be stored.
  const latest = () => mergeProgress(stored(), snapshot ?? [])

  return {
    /** Returns the same list until the data changes. */
    current: (): readonly Progress[] => {
      snapshot ??= stored()
      return snapshot
    },

    /** Calls `changed` after every change in any tab. Returns an unsubscribe function. */
    subscribe: (changed: () => void): (() => void) => {
      listeners.add(changed)
      const stop = onEntryChangedElsewhere(storageKeys.studyProgress, () => {
        snapshot = stored()
        changed()
      })
      return () => {
        listeners.delete(changed)
        stop()
      }
    },

    /** Records that an item reached a status. Ignores a status that precedes the current one. */
    reach: (key: string, status: Status, now: Date) => {
      const before = latest()
      const { reopened } = before.find((item) => item.key === key) ?? {}
      replace(mergeProgress(before, [{ key, status, changedAt: now.toISOString(), reopened }]))
    },

    /** Records that a completed item is in progress again, on all devices. */
    reopen: (key: string, now: Date) => {
      const before = latest()
      const { reopened = 0 } = before.find((item) => item.key === key) ?? {}
      const item: Progress = { key, status: 'in_progress', changedAt: now.toISOString(), reopened: reopened + 1 }
      replace(mergeProgress(before, [item]))
    },

    /** Merges progress from another device. */
    takeOver: (others: readonly Progress[]) => {
      const before = latest()
      const merged = mergeProgress(before, others)
      if (JSON.stringify(merged) !== JSON.stringify(before)) replace(merged)
    },

    /** Removes items that belong to another user. */
    keepOnly: (belongs: (item: Progress) => boolean) => {
      const before = latest()
      const kept = before.filter(belongs)
      if (kept.length < before.length) replace(kept)
    },
  }
}

export const progressStore = createProgressStore()
