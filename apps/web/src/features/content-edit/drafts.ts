import { languages } from '@pathwise/i18n/languages'
import { z } from 'zod'
import { readJson, removeEntry, type WriteOutcome, writeJson } from '../../lib/browser-storage.ts'

const draftSchema = z.object({
  title: z.string(),
  body: z.string(),
  language: z.enum(languages),
  /** The version of the item that it began from; absent for a new item. */
  version: z.int().optional(),
  savedAt: z.iso.datetime(),
})
export type Draft = z.infer<typeof draftSchema>

/** Where the draft of one account for one item, or for a new one, is kept in this browser. */
export function draftStore(userId: string, itemId: number | undefined) {
  const key = `pathwise.content-draft.${userId}.${itemId ?? 'new'}` as const
  return {
    read: (): Draft | undefined => readJson(key, (json) => draftSchema.safeParse(json).data),
    write: (draft: Draft): WriteOutcome => writeJson(key, draft),
    remove: () => void removeEntry(key),
  }
}
