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

  return {
    latest,
    current,
    subscribe,

    replace: (next: readonly Item[]) => {
      isStored = writeJson(key, next).ok
      set(next)
    },
  }
}
