interface Limit {
  /** The number of points available per period of `seconds`. A call uses one point by default. */
  readonly calls: number
  readonly seconds: number
}

const minutes = 60
const hours = 60 * minutes

/**
 * Rate limits for calls that are expensive or could be used for guessing. A school of 2,000 users may share one
 * address, so limits per address allow for all of them. Calls by an account or device are counted per account or
 * device, instead of or in addition to the count per address. For sign-in, see
 * docs/decisions/0031-sign-in-attempts-by-network.md.
 */
export const limits = {
  /** Limits failed sign-ins from a device that has already signed in to the account. */
  loginDevice: { calls: 10, seconds: 15 * minutes },
  /** Limits failed sign-ins to one account from new devices on one network. */
  loginNetwork: { calls: 10, seconds: 15 * minutes },
  /** Like `loginNetwork`, but over a longer period, so that one network cannot use up the limit of `loginAccount`. */
  loginNetworkLong: { calls: 24, seconds: 6 * hours },
  /** Limits failed sign-ins to one account from new devices on all networks, to 960 per day. */
  loginAccount: { calls: 240, seconds: 6 * hours },
  /**
   * Limits failed sign-ins to any account from new devices at one address. A successful sign-in refunds the failures
   * before it.
   */
  loginAddress: { calls: 100, seconds: 15 * minutes },
  /** Limits failed second-factor attempts for one account from one network. */
  factorNetwork: { calls: 10, seconds: 15 * minutes },
  /**
   * Limits wrong authenticator codes for one account from all networks. At this rate, the chance of guessing a code is
   * 1 in 5,000 per day.
   */
  factorAccount: { calls: 60, seconds: 24 * hours },
  /** Limits failed password confirmations by a signed-in user. */
  confirmPassword: { calls: 10, seconds: 15 * minutes },
  /**
   * Limits uses of one refresh cookie. Each use replaces the cookie, but several tabs may send the same cookie at once.
   */
  refreshCookie: { calls: 30, seconds: 15 * minutes },
  /**
   * Limits token refreshes from one address. Access tokens last 15 minutes. In that time, 2,000 users with three
   * refreshes each use half of this limit.
   */
  refresh: { calls: 12_000, seconds: 15 * minutes },
  /** Limits sign-ups with the same email address. */
  signUpEmail: { calls: 10, seconds: 1 * hours },
  /**
   * Limits sign-ups from one IP address for accounts that already exist, because the error reveals that the account
   * exists.
   */
  signUpTaken: { calls: 60, seconds: 1 * hours },
  /**
   * Limits sign-ups from one address. Allows for a school assembly where 2,000 users sign up within an hour, some of
   * them twice.
   */
  signUp: { calls: 2400, seconds: 1 * hours },
  /** Limits emails that visitors request for one recipient, who may or may not have an account. */
  mailRecipient: { calls: 5, seconds: 1 * hours },
  /**
   * Limits password reset requests from one address. Allows for a school of 2,000 users where one in five has forgotten
   * the password.
   */
  mailRequest: { calls: 400, seconds: 1 * hours },
  /**
   * Limits how often email links are opened and confirmed from one address. Allows two calls for each of 2,000 users.
   */
  mailLink: { calls: 4000, seconds: 1 * hours },
  /** Limits reset links issued by one admin. */
  resetLinkAdmin: { calls: 60, seconds: 1 * hours },
  /** Limits reminder consent emails sent by one account. */
  reminderAccount: { calls: 10, seconds: 24 * hours },
  /** Limits reminder consent emails sent to one recipient by all accounts. */
  reminderRecipient: { calls: 3, seconds: 30 * 24 * hours },
  /** Limits reports shared by one account, in units of 16 kB. Opening a report as a plan also shares the report. */
  shareAccount: { calls: 300, seconds: 1 * hours },
  /**
   * Limits reports shared from one address, in units of 16 kB. Allows for 2,000 users with three reports each, or 96 MB
   * per hour.
   */
  share: { calls: 6000, seconds: 1 * hours },
  /**
   * Limits the size of the reports that visitors without an account store from one address to 1 GB in 30 days, counted
   * in units of 16 kB.
   */
  shareStored: { calls: 65_536, seconds: 30 * 24 * hours },
  /**
   * Limits writes to parent links by one account, in units of 16 kB. Allows for 100 plan changes, each of which updates
   * five links of three units.
   */
  parentLinkAccount: { calls: 1500, seconds: 1 * hours },
  /**
   * Limits writes to parent links from one address, in units of 16 kB, to 192 MB per hour. Allows for 2,000 users, each
   * with two writes of three units.
   */
  parentLink: { calls: 12_000, seconds: 1 * hours },
  /** Limits calendar feed URLs created by one account. */
  calendarFeedAccount: { calls: 30, seconds: 1 * hours },
  /** Limits checkout pages opened by one account. */
  checkout: { calls: 30, seconds: 1 * hours },
  /**
   * Limits PDFs of unsaved texts for one account. While its PDF panel is open, the editor requests a PDF after each
   * pause in typing.
   */
  draftPdfAccount: { calls: 300, seconds: 15 * minutes },
  /** Limits assessment runs started by one account or device. */
  assessmentStartAccount: { calls: 10, seconds: 24 * hours },
  assessmentStartDevice: { calls: 10, seconds: 24 * hours },
  /**
   * Limits assessment runs started from one address. Allows for 2,000 users with ten runs each. Also stops clients that
   * evade the device limit with new device ids.
   */
  assessmentStart: { calls: 20_000, seconds: 24 * hours },
  /** Limits answers in one run. No student can give this many in a minute. */
  assessmentAnswer: { calls: 60, seconds: 1 * minutes },
  /** Limits practice sets started by one account. No student can work through this many in a minute. */
  practiceSetAccount: { calls: 30, seconds: 1 * minutes },
  /**
   * Limits practice answers uploaded by one account's devices. Allows for two uploads of a full history of 2,000
   * problems with two attempts each.
   */
  practiceUploadAccount: { calls: 8_000, seconds: 1 * hours },
  /** Limits problem reports from one account. */
  problemReportAccount: { calls: 30, seconds: 1 * hours },
  /** Limits problem reports from one address by visitors without an account, because editors read each report. */
  problemReport: { calls: 200, seconds: 1 * hours },
  /** Limits how many refused calls of one account the audit log records. */
  auditRefusal: { calls: 60, seconds: 1 * hours },
  /** Limits how many lockouts of one account on one network the audit log records. */
  auditLockout: { calls: 1, seconds: 15 * minutes },
  diagnosticsAccount: { calls: 100, seconds: 15 * minutes },
  /**
   * Limits diagnostics from one address. Allows for 2,000 users with three goals each. A diagnostic takes a few
   * milliseconds.
   */
  diagnostics: { calls: 6000, seconds: 15 * minutes },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

/**
 * The limits that prevent attackers from guessing passwords and codes, or from flooding a mailbox. The deployment's
 * multiplier does not apply to them.
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
