import type { TFunction } from 'i18next'

/** The editor's words in the reader's language. */
export type Words = TFunction<'editor'>
