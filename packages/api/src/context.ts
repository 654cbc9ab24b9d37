import type { DatabaseClient } from '@pathwise/db/database'
import type { Language } from '@pathwise/i18n/languages'
import type { AccountPolicy } from './account/policy.ts'
import type { Caller } from './auth/caller.ts'
import type { Sessions } from './auth/lucia.ts'
import type { Billing, StripeSettings } from './billing/billing.ts'
import type { BodyCleaner } from './content/clean-body.ts'
import type { JobState } from './deployment/deployment.schemas.ts'
import type { MailSettings } from './mail/transport.ts'
import type { Operations } from './ops/operations.ts'
import type { PictureEncoder } from './pictures/picture-encoder.ts'
import type { SettingsCache } from './settings/settings-cache.ts'
import type { MemoryBudget } from './throttle/memory-budget.ts'
import type { Throttle } from './throttle/throttle.ts'

/** Those who run this deployment, as they name themselves to visitors. */
export interface Operator {
  readonly name: string | null
  /** Whose law applies, such as `Ontario, Canada`. */
  readonly jurisdiction: string | null
  readonly contactEmail: string | null
  /** Where security problems are reported. */
  readonly securityEmail: string | null
}

/** The person whom the cover of a printed report names. */
export interface Coach {
  readonly name: string
  readonly title: string | null
}

/** Values that the server passes in once at startup. */
export interface Deployment {
  readonly prisma: DatabaseClient
  /** The package's version and the commit of the build. */
  readonly version: string
  /** The public origin of this deployment, without a trailing slash. */
  readonly publicUrl: () => string
  /** Whether cookies are sent over TLS only. */
  readonly secureCookies: boolean
  /** Lifetime of an access token. */
  readonly accessTokenSeconds: number
  readonly accounts: AccountPolicy
  readonly operations: Operations
  readonly cleanBody: BodyCleaner
  readonly encodePicture: PictureEncoder
  /** Null where no plans are sold. */
  readonly stripe: StripeSettings | null
  /** Whether the demo accounts exist and the login page can offer them. */
  readonly demo: boolean
  /** Other origins whose pages may embed the question editor and exchange messages with it. */
  readonly editorOrigins: readonly string[]
  readonly operator: Operator
  /** Null where no coach prepares the reports. */
  readonly coach: Coach | null
  readonly mail: MailSettings
  /** The service that knows leaked passwords, asked by hash prefix; null without one. */
  readonly breachedPasswordsUrl: string | null
  /** How many days the audit log keeps events. */
  readonly auditDays: number
  /** Multiplies the limits of calls, except of those that a guesser would make. Default: 1. */
  readonly throttleMultiplier?: number
  /** Returns the periodic jobs of this server. */
  readonly jobs: () => readonly JobState[]
  /** Whether the development server runs this deployment. */
  readonly development: boolean
  readonly now: () => Date
  /**
   * Rejects while changes cannot be stored, because the disk is almost full.
   * @throws AppError `unavailable`
   */
  readonly assertWritable: () => Promise<void>
}

/** Dependencies shared by all requests. */
export interface Dependencies extends Omit<Deployment, 'stripe' | 'throttleMultiplier'> {
  /** Null where no plans are sold. */
  readonly billing: Billing | null
  readonly sessions: Sessions
  /** What admins have set. */
  readonly settings: SettingsCache
  readonly throttle: Throttle
  /** The rate limit for public reads. */
  readonly reads: MemoryBudget
  /** The rate limit for the practice answers of an account. */
  readonly practiceAnswers: MemoryBudget
}

/** Data of a single request. */
export interface RequestFacts {
  readonly requestId: string
  /** The tags of `Accept-Language`, most preferred first. */
  readonly acceptedLanguages: () => readonly string[]
  readonly headers: {
    readonly authorization?: string | undefined
    readonly cookie?: string | undefined
    /** Undefined where PUBLIC_URL names the host: the header is then not believed. */
    readonly host?: string | undefined
    readonly origin?: string | undefined
    readonly userAgent?: string | undefined
  }
  /** The client's IP address. */
  readonly address: string
  /** Adds a `Set-Cookie` header to the response. */
  readonly setCookie: (header: string) => void
  readonly log: { info(facts: object, message: string): void; warn(facts: object, message: string): void }
}

export interface Context extends Dependencies {
  readonly requestId: string
  readonly request: RequestFacts
  readonly language: Language
  /**
   * Returns the signed-in user, or null without a valid access token. Queries the database at most once per request.
   */
  readonly identify: () => Promise<Caller | null>
}

export interface SignedInContext extends Context {
  readonly caller: Caller
}
