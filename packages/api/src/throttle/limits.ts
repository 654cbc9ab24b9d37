interface Limit {
  /** The points available in each period of `seconds`. A call costs one point by default. */
  readonly calls: number
  readonly seconds: number
}

const minutes = 60
const hours = 60 * minutes

/**
 * Rate limits for calls that are expensive or could be used for guessing. A school of 2,000 users may share one
 * address, so limits per address allow for all of them. Calls by an account or device are counted by that instead, or
 * as well. For sign-in, see docs/decisions/0031-sign-in-attempts-by-network.md.
 */
export const limits = {
  /** Failed sign-ins from a device that has signed in to the account before. */
  loginDevice: { calls: 10, seconds: 15 * minutes },
  /** Failed sign-ins to one account from new devices on one network. */
  loginNetwork: { calls: 10, seconds: 15 * minutes },
  /** Like `loginNetwork`, but over a longer period, so that one network cannot use up the limit of `loginAccount`. */
  loginNetworkLong: { calls: 24, seconds: 6 * hours },
  /** Failed sign-ins to one account from new devices on all networks: 960 per day. */
  loginAccount: { calls: 240, seconds: 6 * hours },
  /**
   * Failed sign-ins from new devices at one address, to any account. A successful sign-in refunds the failures before
   * it.
   */
  loginAddress: { calls: 100, seconds: 15 * minutes },
  /** Wrong second factors for one account from one network. */
  factorNetwork: { calls: 10, seconds: 15 * minutes },
  /**
   * Wrong authenticator codes for one account from all networks. The chance of a correct guess is 1 in 5,000 per day.
   */
  factorAccount: { calls: 60, seconds: 24 * hours },
  /** Failed password confirmations by a signed-in user. */
  confirmPassword: { calls: 10, seconds: 15 * minutes },
  /** Uses of one refresh cookie. Each use replaces the cookie, but several tabs may use the same cookie at once. */
  refreshCookie: { calls: 30, seconds: 15 * minutes },
  /**
   * Refreshes from one address. 2,000 users with three devices or reloads each need half of this limit, because access
   * tokens last 15 minutes.
   */
  refresh: { calls: 12_000, seconds: 15 * minutes },
  /** Sign-ups with the same email address. */
  signUpEmail: { calls: 10, seconds: 1 * hours },
  /**
   * Sign-ups from one IP address for accounts that already exist. Limited because the error reveals that the account
   * exists.
   */
  signUpTaken: { calls: 60, seconds: 1 * hours },
  /**
   * Sign-ups from one address. Enough for a school assembly where 2,000 users sign up within an hour, some of them
   * twice.
   */
  signUp: { calls: 2400, seconds: 1 * hours },
  /** Emails that visitors request for one recipient, who may or may not have an account. */
  mailRecipient: { calls: 5, seconds: 1 * hours },
  /**
   * Reset requests from one address. Enough for a school where one in five of 2,000 users has forgotten the password.
   */
  mailRequest: { calls: 400, seconds: 1 * hours },
  /** Email links opened and confirmed from one address: two calls for each of 2,000 users. */
  mailLink: { calls: 4000, seconds: 1 * hours },
  /** Reset links issued by one admin. */
  resetLinkAdmin: { calls: 60, seconds: 1 * hours },
  /** Reminder consent emails sent by one account. */
  reminderAccount: { calls: 10, seconds: 24 * hours },
  /** Reminder consent emails sent to one recipient by all accounts. */
  reminderRecipient: { calls: 3, seconds: 30 * 24 * hours },
  /** Reports shared by one account, in units of 16 kB. Opening a report as a plan also shares the report. */
  shareAccount: { calls: 300, seconds: 1 * hours },
  /**
   * Reports shared from one address, in units of 16 kB. Enough for 2,000 users with three reports each, or 96 MB per
   * hour.
   */
  share: { calls: 6000, seconds: 1 * hours },
  /**
   * Reports stored from one address by visitors without an account, in units of 16 kB. The limit is 1 GB in 30 days.
   */
  shareStored: { calls: 65_536, seconds: 30 * 24 * hours },
  /**
   * Parent links written by one account, in units of 16 kB. Enough for 100 plan changes, each of which updates five
   * links of three units.
   */
  parentLinkAccount: { calls: 1500, seconds: 1 * hours },
  /**
   * Parent links written from one address, in units of 16 kB: 192 MB per hour. Enough for 2,000 users, each with two
   * writes of three units.
   */
  parentLink: { calls: 12_000, seconds: 1 * hours },
  /** Calendar feed URLs created by one account. */
  calendarFeedAccount: { calls: 30, seconds: 1 * hours },
  /** Checkout pages opened by one account. */
  checkout: { calls: 30, seconds: 1 * hours },
  /** PDFs of unsaved texts for one account. The editor asks for one after a pause in typing, while its panel is open. */
  draftPdfAccount: { calls: 300, seconds: 15 * minutes },
  /** Assessment runs started by one account or device. */
  assessmentStartAccount: { calls: 10, seconds: 24 * hours },
  assessmentStartDevice: { calls: 10, seconds: 24 * hours },
  /**
   * Runs started from one address. Enough for 2,000 users with ten runs each. Limits clients that evade the device
   * limit with new device ids.
   */
  assessmentStart: { calls: 20_000, seconds: 24 * hours },
  /** Answers in one run. More than any student can give in a minute. */
  assessmentAnswer: { calls: 60, seconds: 1 * minutes },
  /** Practice sets of one account. More than any student can work through in a minute. */
  practiceSetAccount: { calls: 30, seconds: 1 * minutes },
  /**
   * Practice answers that one account's devices upload. Enough to upload a full history of 2,000 problems twice, with
   * two attempts at each problem.
   */
  practiceUploadAccount: { calls: 8_000, seconds: 1 * hours },
  /** Problem reports from one account. */
  problemReportAccount: { calls: 30, seconds: 1 * hours },
  /** Problem reports that visitors without an account send from one address. Editors read each report. */
  problemReport: { calls: 200, seconds: 1 * hours },
  /** Refused calls of one account that the audit log records. Further ones are not recorded. */
  auditRefusal: { calls: 60, seconds: 1 * hours },
  /** Lockouts of one account on one network that the audit log records. Further ones are not recorded. */
  auditLockout: { calls: 1, seconds: 15 * minutes },
  diagnosticsAccount: { calls: 100, seconds: 15 * minutes },
  /**
   * Diagnostics from one address. Enough for 2,000 users with three goals each. A diagnostic takes a few milliseconds.
   */
  diagnostics: { calls: 6000, seconds: 15 * minutes },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

/** Limits that prevent guessing, or the flooding of a mailbox. The deployment's multiplier does not apply to them. */
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
