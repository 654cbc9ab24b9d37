import { languages } from '@pathwise/i18n/languages'
import { z } from 'zod'
import { draftStore } from '../../../lib/editing/draft.ts'

const draftSchema = z.object({
  title: z.string(),
  body: z.string(),
  language: z.enum(languages),
  /** The version of the item that it began from; absent for a new item. */
  version: z.int().optional(),
  savedAt: z.iso.datetime(),
})

/** Where the draft of one account for one item, or for a new one, is kept in this browser. */
export function contentDraftStore(userId: string, itemId: number | undefined) {
  return draftStore(`pathwise.content-draft.${userId}.${itemId ?? 'new'}`, draftSchema)
}
