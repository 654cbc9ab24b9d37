import { type Language, languages } from '@pathwise/i18n/languages'
import { z } from 'zod'
import { draftStore } from '../../../lib/editing/draft.ts'

/** The editable fields of an item. */
export interface ContentText {
  /** Inline HTML. */
  title: string
  /** HTML. */
  body: string
  language: Language
}

export function pickText({ title, body, language }: ContentText): ContentText {
  return { title, body, language }
}

export function isSameText(one: ContentText, other: ContentText): boolean {
  return one.title === other.title && one.body === other.body && one.language === other.language
}

const draftSchema = z.object({
  title: z.string(),
  body: z.string(),
  language: z.enum(languages),
  /** The item version that the draft is based on; absent for a new item. */
  version: z.int().optional(),
  savedAt: z.iso.datetime(),
})

/** Opens the draft store for a user and an item, or a new item when `itemId` is undefined. */
export function openDraftStore(userId: string, itemId: number | undefined) {
  return draftStore(`pathwise.content-draft.${userId}.${itemId ?? 'new'}`, draftSchema)
}
