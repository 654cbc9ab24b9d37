import type { DatabaseClient } from '@pathwise/db/database'
import type { Language } from '@pathwise/i18n/languages'
import type { Caller } from './auth/caller.ts'
import type { Sessions } from './auth/lucia.ts'
import type { Billing, StripeSettings } from './billing/billing.ts'
import type { BodyCleaner } from './content/clean-body.ts'
import type { Operations } from './ops/operations.ts'
import type { AddressBudget } from './throttle/address-budget.ts'
import type { Throttle } from './throttle/throttle.ts'

/** What the server hands over once, at boot. */
export interface Deployment {
  readonly prisma: DatabaseClient
  /** The package's version and the commit it was built from. */
  readonly version: string
  /** The origin under which people reach this deployment, without a slash at the end. */
  readonly publicUrl: () => string
  /** Whether cookies go over TLS only. */
  readonly secureCookies: boolean
  /** How long an access token is good for. */
  readonly accessTokenSeconds: number
  readonly operations: Operations
  readonly cleanBody: BodyCleaner
  /** Null where nothing is sold. */
  readonly stripe: StripeSettings | null
  /** Whether the demo accounts exist, so that the login page may offer them. */
  readonly demo: boolean
  /** The other origins whose pages may embed the question editor and talk to it. */
  readonly editorOrigins: readonly string[]
  /** Whether the development server serves this. */
  readonly development: boolean
  readonly now: () => Date
}

/** What all requests share. */
export interface Dependencies extends Omit<Deployment, 'stripe'> {
  /** Null where nothing is sold. */
  readonly billing: Billing | null
  readonly sessions: Sessions
  readonly throttle: Throttle
  /** For public reads. */
  readonly reads: AddressBudget
}

/** What one request adds. */
export interface RequestFacts {
  readonly requestId: string
  /** The tags of `Accept-Language`, the most wanted first. */
  readonly acceptedLanguages: () => readonly string[]
  readonly headers: {
    readonly authorization?: string | undefined
    readonly cookie?: string | undefined
    readonly host?: string | undefined
    readonly origin?: string | undefined
  }
  /** The address that the request came from. */
  readonly address: string
  /** Adds a `Set-Cookie` header to the answer. */
  readonly setCookie: (header: string) => void
  readonly log: { warn(facts: object, message: string): void }
}

export interface Context extends Dependencies {
  readonly requestId: string
  readonly request: RequestFacts
  readonly language: Language
  /** Who is calling: null without a valid access token. The database is asked once a request, and only when this is called. */
  readonly identify: () => Promise<Caller | null>
}
