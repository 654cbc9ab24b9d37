import { type Language, languages } from '@pathwise/i18n/languages'
import { z } from 'zod'
import { draftStore } from '../../../lib/editing/draft.ts'

/** The fields of an item that users edit. */
export interface ContentText {
  /** HTML of one line. */
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
  /** The version of the item that it began from; absent for a new item. */
  version: z.int().optional(),
  savedAt: z.iso.datetime(),
})

/** Opens the draft of a user for an item, or for a new one. */
export function openDraftStore(userId: string, itemId: number | undefined) {
  return draftStore(`pathwise.content-draft.${userId}.${itemId ?? 'new'}`, draftSchema)
}
