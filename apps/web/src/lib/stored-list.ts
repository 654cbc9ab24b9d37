import type { z } from 'zod'
import { readJson, type StorageKey, writeJson } from './browser-storage.ts'
import { createStoredSnapshot } from './stored-snapshot.ts'

/** Returns the stored list without the entries that do not match the schema. */
export function readList<Item>(key: StorageKey, schema: z.ZodType<Item>): readonly Item[] {
  const parse = (json: unknown) =>
    Array.isArray(json) ? json.flatMap((entry) => schema.safeParse(entry).data ?? []) : []
  return readJson(key, parse) ?? []
}

/**
 * Creates a store for a list in this browser, synced with other tabs. A list that cannot be stored is kept in memory.
 * @param merge merges the list in memory into the stored one
 */
export function createListStore<Item>(
  key: StorageKey,
  schema: z.ZodType<Item>,
  merge: (stored: readonly Item[], inMemory: readonly Item[]) => readonly Item[],
) {
  let isStored = true
  const { latest, current, subscribe, set } = createStoredSnapshot<readonly Item[]>(key, (snapshot = []) => {
    const stored = readList(key, schema)
    return isStored ? stored : merge(stored, snapshot)
  })

  function replace(next: readonly Item[]) {
    isStored = writeJson(key, next).ok
    set(next)
  }

  return {
    latest,
    current,
    subscribe,
    replace,

    /** Merges entries, such as those of another device, into the stored ones. */
    merge: (others: readonly Item[]) => {
      const before = latest()
      const merged = merge(before, others)
      if (JSON.stringify(merged) !== JSON.stringify(before)) replace(merged)
    },

    /** Removes the entries for which `belongs` returns false, such as those of another user. */
    keepOnly: (belongs: (item: Item) => boolean) => {
      const before = latest()
      const kept = before.filter(belongs)
      if (kept.length < before.length) replace(kept)
    },
  }
}
