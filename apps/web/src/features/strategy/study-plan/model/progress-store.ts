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

/** The progress kept in this browser, and as long as the page lives where nothing can be stored. */
export function createProgressStore() {
  const listeners = new Set<() => void>()
  let snapshot: readonly Progress[] | undefined

  function replace(next: readonly Progress[]) {
    writeJson(storageKeys.studyProgress, next)
    snapshot = next
    for (const listener of listeners) listener()
  }
  // Another tab may have written since the last look; what could not be stored is only here.
  const latest = () => mergeProgress(stored(), snapshot ?? [])

  return {
    /** The same list until something changes. */
    current: (): readonly Progress[] => {
      snapshot ??= stored()
      return snapshot
    },

    /** Calls back after every change, in other tabs too. Gives the function that stops it. */
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

    /** Notes that an item has reached a status. A status that lies behind what is known changes nothing. */
    reach: (key: string, status: Status, now: Date) => {
      replace(mergeProgress(latest(), [{ key, status, changedAt: now.toISOString() }]))
    },

    /** Adds what another device has done. */
    takeOver: (others: readonly Progress[]) => {
      const before = latest()
      const merged = mergeProgress(before, others)
      if (JSON.stringify(merged) !== JSON.stringify(before)) replace(merged)
    },

    /** Leaves out what belongs to somebody else. */
    keepOnly: (belongs: (item: Progress) => boolean) => {
      const before = latest()
      const kept = before.filter(belongs)
      if (kept.length < before.length) replace(kept)
    },
  }
}

export const progressStore = createProgressStore()
