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

/** Who operates this deployment, as shown to visitors. */
export interface Operator {
  readonly name: string | null
  /** The jurisdiction whose law applies, such as `Ontario, Canada`. */
  readonly jurisdiction: string | null
  readonly contactEmail: string | null
  /** The address for reporting security issues. */
  readonly securityEmail: string | null
}

/** The coach whose name is on the cover of printed reports. */
export interface Coach {
  readonly name: string
  readonly title: string | null
}

/** Settings of this deployment that its operator chooses. */
export interface DeploymentSettings {
  /** The lifetime of an access token. */
  readonly accessTokenSeconds: number
  /** The minimum age of users and the lifetime of sessions. */
  readonly accounts: AccountPolicy
  /** Null if billing is not configured. */
  readonly stripe: StripeSettings | null
  /** Whether demo accounts exist, so that the sign-in page can offer them. Their password is public. */
  readonly demo: boolean
  /** Other origins whose pages may embed the question editor and exchange messages with it. */
  readonly editorOrigins: readonly string[]
  readonly operator: Operator
  /** Null if no coach prepares reports on this deployment. */
  readonly coach: Coach | null
  /**
   * The URL of the service that identifies leaked passwords. It receives only hash prefixes. Null if no service is
   * configured.
   */
  readonly breachedPasswordsUrl: string | null
  /** How many days the audit log keeps events. */
  readonly auditDays: number
}

/** Values that the server sets once at startup. */
export interface Deployment extends DeploymentSettings {
  readonly prisma: DatabaseClient
  /** The package version and the build's commit. */
  readonly version: string
  /** Returns the public origin of this deployment, without a trailing slash. */
  readonly publicUrl: () => string
  /** Whether cookies are sent only over TLS. */
  readonly secureCookies: boolean
  readonly operations: Operations
  readonly cleanBody: BodyCleaner
  readonly encodePicture: PictureEncoder
  readonly mail: MailSettings
  /** Multiplies all rate limits except those in `fixedLimits`. */
  readonly throttleMultiplier: number
  /** Returns the state of this server's periodic jobs. */
  readonly jobs: () => readonly JobState[]
  readonly development: boolean
  readonly now: () => Date
  /**
   * Asserts that there is enough disk space to store changes.
   * @throws AppError `unavailable`
   */
  readonly assertWritable: () => Promise<void>
}

/** Dependencies that all requests share. */
export interface Dependencies extends Omit<Deployment, 'stripe' | 'throttleMultiplier'> {
  /** Null if billing is not configured. */
  readonly billing: Billing | null
  readonly sessions: Sessions
  /** Settings that admins can change. */
  readonly settings: SettingsCache
  readonly throttle: Throttle
  /** The rate limit of public reads. */
  readonly reads: MemoryBudget
  /** The rate limit of practice answers per account. */
  readonly practiceAnswers: MemoryBudget
}

/** Data about a single request. */
export interface RequestFacts {
  readonly requestId: string
  /** The language tags from `Accept-Language`, most preferred first. */
  readonly acceptedLanguages: () => readonly string[]
  readonly headers: {
    readonly authorization?: string | undefined
    readonly cookie?: string | undefined
    /** The request's host. Undefined if PUBLIC_URL is set, because the header is then not trusted. */
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
  /** Returns the language of the response, based on `Accept-Language`. */
  readonly findLanguage: () => Language
  /**
   * Returns the signed-in user, or null for a visitor. Queries the database at most once per request.
   * @throws AppError `unauthenticated` for an invalid access token
   */
  readonly identify: () => Promise<Caller | null>
}

export interface SignedInContext extends Context {
  readonly caller: Caller
}
