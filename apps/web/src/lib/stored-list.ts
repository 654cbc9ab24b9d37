import type { z } from 'zod'
import { onEntryChangedElsewhere, readJson, type StorageKey, writeJson } from './browser-storage.ts'

/** Returns the stored list without the entries that do not match the schema. */
export function readList<Item>(key: StorageKey, schema: z.ZodType<Item>): readonly Item[] {
  const parse = (json: unknown) =>
    Array.isArray(json) ? json.flatMap((entry) => schema.safeParse(entry).data ?? []) : []
  return readJson(key, parse) ?? []
}

/**
 * Creates the store of a list in this browser, in sync with other tabs. A list that could not be stored is kept in
 * memory.
 * @param merge adds the list in memory to the stored one
 */
export function createListStore<Item>(
  key: StorageKey,
  schema: z.ZodType<Item>,
  merge: (stored: readonly Item[], inMemory: readonly Item[]) => readonly Item[],
) {
  const listeners = new Set<() => void>()
  let snapshot: readonly Item[] | undefined
  let isStored = true

  /** Reads storage again, because another tab may have written to it. */
  function latest(): readonly Item[] {
    const stored = readList(key, schema)
    return isStored ? stored : merge(stored, snapshot ?? [])
  }

  return {
    latest,

    /** Returns the same list until the data changes. */
    current: (): readonly Item[] => {
      snapshot ??= latest()
      return snapshot
    },

    /** Calls `changed` after every change in any tab. Returns an unsubscribe function. */
    subscribe: (changed: () => void): (() => void) => {
      // Without a listener, the changes of other tabs were missed.
      if (listeners.size === 0) snapshot = latest()
      listeners.add(changed)
      const stop = onEntryChangedElsewhere(key, () => {
        snapshot = latest()
        changed()
      })
      return () => {
        listeners.delete(changed)
        stop()
      }
    },

    replace: (next: readonly Item[]) => {
      isStored = writeJson(key, next).ok
      snapshot = next
      for (const listener of listeners) listener()
    },
  }
}
