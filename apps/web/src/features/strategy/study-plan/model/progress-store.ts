import { onEntryChangedElsewhere, readJson, storageKeys, writeJson } from '../../../../lib/browser-storage.ts'
import { mergeProgress, type Progress, type Status, statuses } from './progress.ts'

function readProgress(entry: unknown): Progress[] {
  if (typeof entry !== 'object' || entry === null) return []
  if (!('key' in entry && 'status' in entry && 'changedAt' in entry)) return []
  const { key, changedAt } = entry
  const status = statuses.find((known) => known === entry.status)
  if (typeof key !== 'string' || typeof changedAt !== 'string' || !status || Number.isNaN(Date.parse(changedAt)))
    return []
  return [{ key, status, changedAt }]
}

function stored(): readonly Progress[] {
  return readJson(storageKeys.studyProgress, (json) => (Array.isArray(json) ? json.flatMap(readProgress) : [])) ?? []
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

    /** Records that an item reached a status. Ignores a status that precedes the known one. */
    reach: (key: string, status: Status, now: Date) => {
      replace(mergeProgress(latest(), [{ key, status, changedAt: now.toISOString() }]))
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
