import type { z } from 'zod'
import {
  readJson,
  readText,
  removeEntry,
  type StorageKey,
  tryReadText,
  writeJson,
  writeText,
} from './browser-storage.ts'
import { createStoredSnapshot } from './stored-snapshot.ts'

/**
 * Creates a store for one document in this browser, synced with other tabs. A document that cannot be stored is kept in
 * memory. Text that does not match the schema is appended to the entry `damagedKey` if there is room.
 * @param present converts the stored document to the value of the store
 */
export function createDocumentStore<Document, Value extends object>(
  key: StorageKey,
  damagedKey: StorageKey,
  schema: z.ZodType<Document>,
  present: (document: Document | undefined) => Value,
) {
  let isStored = true

  // The entry is not writable if storage is blocked, or if a write would overwrite invalid text that could not be backed up.
  function read() {
    const outcome = tryReadText(key)
    const document = readJson(key, (json) => schema.safeParse(json).data)
    if (!outcome.ok || outcome.text === undefined || document !== undefined) return { document, isWritable: outcome.ok }
    const known = readText(damagedKey)
    const { ok } = writeText(damagedKey, known === undefined ? outcome.text : `${known}\n${outcome.text}`)
    if (ok) removeEntry(key)
    return { document, isWritable: ok }
  }

  const { set, ...snapshot } = createStoredSnapshot<Value>(key, (inMemory) => {
    const { document, isWritable } = read()
    if (!isStored && inMemory) return inMemory
    isStored = isWritable
    return present(document)
  })

  return {
    ...snapshot,

    /** Stores the document, or removes it if it is undefined. `value` becomes the value of the store. */
    replace: (document: Document | undefined, value: Value) => {
      isStored = read().isWritable && (document ? writeJson(key, document) : removeEntry(key)).ok
      set(value)
    },
  }
}
