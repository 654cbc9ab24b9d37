interface Limit {
  /** Points that may be used within the duration; a call uses one unless its place says otherwise. */
  readonly calls: number
  readonly seconds: number
}

const minutes = 60
const hours = 60 * minutes

/**
 * How often a call that costs work or could be guessed at may be made. A school of 2,000 people may be behind one address,
 * so a limit by address leaves room for all of them, and the account or device is counted first where there is one.
 *
 * Sign-in: docs/decisions/0031-sign-in-attempts-by-network.md.
 */
export const limits = {
  /** Failed sign-ins from a device that has signed in to this account before. */
  loginDevice: { calls: 10, seconds: 15 * minutes },
  /** Failed sign-ins to one account from one network, by other devices. */
  loginNetwork: { calls: 10, seconds: 15 * minutes },
  /** The same over a longer time, so that no single network can use up `loginAccount`. */
  loginNetworkLong: { calls: 24, seconds: 6 * hours },
  /** Failed sign-ins to one account from all networks, by other devices: 960 a day. */
  loginAccount: { calls: 240, seconds: 6 * hours },
  /** Failed sign-ins from one address to all accounts, by other devices. A success gives its own failures back. */
  loginAddress: { calls: 100, seconds: 15 * minutes },
  /** Wrong passwords of a caller who is signed in, where an action asks for the password again. */
  confirmPassword: { calls: 10, seconds: 15 * minutes },
  /** Uses of one refresh cookie: each use replaces it, and a few tabs may use it at once. */
  refreshCookie: { calls: 30, seconds: 15 * minutes },
  /** 2,000 people, 15 minutes an access token, three devices or reloads each, twice over. */
  refresh: { calls: 12_000, seconds: 15 * minutes },
  /** Sign-ups with one e-mail address. */
  signUpEmail: { calls: 10, seconds: 1 * hours },
  /** Sign-ups with e-mail addresses that have an account, which the refusal reveals. */
  signUpTaken: { calls: 60, seconds: 1 * hours },
  /** An assembly of 2,000 people that signs up within an hour, and some of them twice. */
  signUp: { calls: 2400, seconds: 1 * hours },
  /** Reports that one account shares, in pieces of 16 kB: opening a report shares it. */
  shareAccount: { calls: 300, seconds: 1 * hours },
  /** 2,000 people with three reports of one piece each: at most 96 MB are stored an hour. */
  share: { calls: 6000, seconds: 1 * hours },
  /** Payment pages that one account opens. */
  checkout: { calls: 30, seconds: 1 * hours },
  diagnosticsAccount: { calls: 100, seconds: 15 * minutes },
  /** 2,000 people with three goals each. One takes a few milliseconds. */
  diagnostics: { calls: 6000, seconds: 15 * minutes },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits
