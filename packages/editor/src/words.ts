import type { TFunction } from 'i18next'

/** The translation function of the namespace `editor`. */
export type Words = TFunction<'editor'>
