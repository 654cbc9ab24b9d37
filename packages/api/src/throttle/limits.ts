interface Limit {
  /** The points available within the duration. A call costs one point unless the caller passes a higher cost. */
  readonly calls: number
  readonly seconds: number
}

const minutes = 60
const hours = 60 * minutes

/**
 * Rate limits for calls that are expensive or could be used for guessing. A school of 2,000 users can share one
 * address, so limits by address allow for all of them. Calls with an account or a device are counted by account or
 * device first.
 * Sign-in: docs/decisions/0031-sign-in-attempts-by-network.md.
 */
export const limits = {
  /** Failed sign-ins from a device that has signed in to this account before. */
  loginDevice: { calls: 10, seconds: 15 * minutes },
  /** Failed sign-ins to one account from one network, by devices new to the account. */
  loginNetwork: { calls: 10, seconds: 15 * minutes },
  /** Same as `loginNetwork`, but over a longer period, so that no single network can use up `loginAccount`. */
  loginNetworkLong: { calls: 24, seconds: 6 * hours },
  /** Failed sign-ins to one account from all networks, by devices new to the account: 960 a day. */
  loginAccount: { calls: 240, seconds: 6 * hours },
  /**
   * Failed sign-ins from one address to all accounts, by devices new to them. A successful sign-in removes its own
   * failures from the count.
   */
  loginAddress: { calls: 100, seconds: 15 * minutes },
  /** Wrong second factors for one account from one network. */
  factorNetwork: { calls: 10, seconds: 15 * minutes },
  /**
   * Wrong authenticator app codes for one account from all networks. The chance of guessing a code is 1 in 5,000 per
   * day.
   */
  factorAccount: { calls: 60, seconds: 24 * hours },
  /** Wrong passwords entered by a signed-in user for actions that require the password again. */
  confirmPassword: { calls: 10, seconds: 15 * minutes },
  /** Uses of one refresh cookie. Each use replaces the cookie, and several tabs may use it at the same time. */
  refreshCookie: { calls: 30, seconds: 15 * minutes },
  /** Twice what 2,000 users need with a 15-minute access token and three devices or reloads each. */
  refresh: { calls: 12_000, seconds: 15 * minutes },
  /** Sign-ups with one email address. */
  signUpEmail: { calls: 10, seconds: 1 * hours },
  /** Sign-ups with email addresses that already have an account. The error reveals that the account exists. */
  signUpTaken: { calls: 60, seconds: 1 * hours },
  /** Enough for a school assembly: 2,000 users who sign up within an hour, some of them twice. */
  signUp: { calls: 2400, seconds: 1 * hours },
  /** Emails requested by visitors to one address, whether or not it has an account. */
  mailRecipient: { calls: 5, seconds: 1 * hours },
  /** Enough for a school where one in five of 2,000 users has forgotten the password. */
  mailRequest: { calls: 400, seconds: 1 * hours },
  /** Email links opened and used from one address: two calls each for 2,000 users. */
  mailLink: { calls: 4000, seconds: 1 * hours },
  /** Reset links issued by one admin. */
  resetLinkAdmin: { calls: 60, seconds: 1 * hours },
  /** Reminder recipients that one account asks for consent. */
  reminderAccount: { calls: 10, seconds: 24 * hours },
  /** Consent emails sent to one address, from all accounts. */
  reminderRecipient: { calls: 3, seconds: 30 * 24 * hours },
  /** Reports shared by one account, in units of 16 kB. Opening a report also shares it. */
  shareAccount: { calls: 300, seconds: 1 * hours },
  /** Enough for 2,000 users with three reports of one unit each. At most 96 MB are stored per hour. */
  share: { calls: 6000, seconds: 1 * hours },
  /** Reports that visitors without an account store from one address, in units of 16 kB: 1 GB in 30 days. */
  shareStored: { calls: 65_536, seconds: 30 * 24 * hours },
  /** Parent links created and updated by one account, in units of 16 kB: five links after each of 100 changes. */
  parentLinkAccount: { calls: 1500, seconds: 1 * hours },
  /** Enough for 2,000 users with two calls of three units each. At most 192 MB are written per hour. */
  parentLink: { calls: 12_000, seconds: 1 * hours },
  /** Calendar feed URLs created by one account. */
  calendarFeedAccount: { calls: 30, seconds: 1 * hours },
  /** Checkout pages opened by one account. */
  checkout: { calls: 30, seconds: 1 * hours },
  /** Assessment runs started by one account or device. */
  assessmentStartAccount: { calls: 10, seconds: 24 * hours },
  assessmentStartDevice: { calls: 10, seconds: 24 * hours },
  /**
   * Enough for 2,000 users with ten runs each. Runs are also counted by address, because devices choose their own ids.
   */
  assessmentStart: { calls: 20_000, seconds: 24 * hours },
  /** Answers in one run: more questions than a student can read. */
  assessmentAnswer: { calls: 60, seconds: 1 * minutes },
  /** Practice sets of one account: more than a student can read. */
  practiceSetAccount: { calls: 30, seconds: 1 * minutes },
  /** Answers uploaded by the devices of one account: twice as many as the history can contain. */
  practiceUploadAccount: { calls: 8_000, seconds: 1 * hours },
  /** Problem reports from one account. */
  problemReportAccount: { calls: 30, seconds: 1 * hours },
  /** Problem reports from one address by visitors without an account. Editors read each report. */
  problemReport: { calls: 200, seconds: 1 * hours },
  /** The maximum number of refusals per account that the audit log records. */
  auditRefusal: { calls: 60, seconds: 1 * hours },
  /** The maximum number of lockouts per network and account that the audit log records. */
  auditLockout: { calls: 1, seconds: 15 * minutes },
  diagnosticsAccount: { calls: 100, seconds: 15 * minutes },
  /** Enough for 2,000 users with three goals each. One run takes a few milliseconds. */
  diagnostics: { calls: 6000, seconds: 15 * minutes },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

/**
 * Limits that prevent guessing or keep a mailbox from being flooded. The deployment's multiplier does not apply to
 * them.
 */
export const fixedLimits: ReadonlySet<string> = new Set<LimitName>([
  'loginDevice',
  'loginNetwork',
  'loginNetworkLong',
  'loginAccount',
  'loginAddress',
  'factorNetwork',
  'factorAccount',
  'confirmPassword',
  'refreshCookie',
  'mailRecipient',
  'resetLinkAdmin',
  'reminderRecipient',
])
