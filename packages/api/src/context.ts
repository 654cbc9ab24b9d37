import type { DatabaseClient } from '@pathwise/db/database'
import { preferredLanguage } from '@pathwise/i18n/detect'
import type { Language } from '@pathwise/i18n/languages'

/** What the server hands over once, at boot. */
export interface Dependencies {
  readonly prisma: DatabaseClient
  /** The package's version and the commit it was built from. */
  readonly version: string
  /** The origin under which people reach this deployment, without a slash at the end. */
  readonly publicUrl: string
  readonly now: () => Date
}

/** What one request adds. */
export interface RequestFacts {
  readonly requestId: string
  /** The tags of `Accept-Language`, the most wanted first. */
  readonly acceptedLanguages: readonly string[]
}

export interface Context extends Dependencies {
  readonly requestId: string
  readonly language: Language
}

export function createContext(dependencies: Dependencies, { requestId, acceptedLanguages }: RequestFacts): Context {
  return { ...dependencies, requestId, language: preferredLanguage(acceptedLanguages) }
}
