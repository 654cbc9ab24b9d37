import type { DatabaseClient } from '@pathwise/db/database'
import { preferredLanguage } from '@pathwise/i18n/detect'
import type { Language } from '@pathwise/i18n/languages'
import type { Caller } from './auth/caller.ts'

/** What the server hands over once, at boot. */
export interface Dependencies {
  readonly prisma: DatabaseClient
  /** The package's version and the commit it was built from. */
  readonly version: string
  /** The origin under which people reach this deployment, without a slash at the end. */
  readonly publicUrl: () => string
  /** Whether the demo accounts exist, so that the login page may offer them. */
  readonly demo: boolean
  /** Whether the development server serves this. */
  readonly development: boolean
  readonly now: () => Date
}

/** What one request adds. */
export interface RequestFacts {
  readonly requestId: string
  /** The tags of `Accept-Language`, the most wanted first. */
  readonly acceptedLanguages: readonly string[]
}

export interface Context extends Dependencies {
  /** Who is calling: null without a valid access token. Asked of the database once a request. */
  readonly identify: () => Promise<Caller | null>
  readonly requestId: string
  readonly language: Language
}

export function createContext(dependencies: Dependencies, { requestId, acceptedLanguages }: RequestFacts): Context {
  return { ...dependencies, requestId, language: preferredLanguage(acceptedLanguages), identify: async () => null }
}
