import type { z } from 'zod'
import { readJson, removeEntry, type StorageKey, type WriteOutcome, writeJson } from '../browser-storage.ts'

/** A text that was not saved. */
export type Draft<Text> = Text & {
  /** The stored version that it began from; absent for something new. */
  version?: number | undefined
  /** ISO time. */
  savedAt: string
}

/** Where the draft of one account for one text is kept in this browser. What does not pass the schema is no draft. */
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
