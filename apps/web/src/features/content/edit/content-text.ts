import type { ContentDocument } from '@pathwise/api/schemas/content'
import type { Language } from '@pathwise/i18n/languages'

/** What an editor writes of an item. */
export interface ContentText {
  /** HTML of one line. */
  title: string
  /** HTML. */
  body: string
  language: Language
}

export function textOf({ title, body, language }: ContentDocument): ContentText {
  return { title, body, language }
}

export function sameText(one: ContentText, other: ContentText): boolean {
  return one.title === other.title && one.body === other.body && one.language === other.language
}
