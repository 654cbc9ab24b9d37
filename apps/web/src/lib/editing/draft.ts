import type { z } from 'zod'
import { readJson, removeEntry, type StorageKey, type WriteOutcome, writeJson } from '../browser-storage.ts'

/** An unsaved text. */
export type Draft<Text> = Text & {
  /** The stored version that the draft is based on; absent for a new document. */
  version?: number | undefined
  /** ISO time. */
  savedAt: string
}

/** The storage of one account's draft of one document in this browser. Entries that fail the schema are ignored. */
export interface DraftStore<Text> {
  read(): Draft<Text> | undefined
  write(draft: Draft<Text>): WriteOutcome
  remove(): void
}

export function draftStore<Text>(key: StorageKey, schema: z.ZodType<Draft<Text>>): DraftStore<Text> {
  return {
    read: () => readJson(key, (json) => schema.safeParse(json).data),
    write: (draft) => writeJson(key, draft),
    remove: () => void removeEntry(key),
  }
}
