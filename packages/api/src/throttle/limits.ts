interface Limit {
  /** Calls that are answered within the duration. */
  readonly calls: number
  readonly seconds: number
}

const minutes = 60
const hours = 60 * minutes

/**
 * How often somebody may call what costs work or could be guessed at. A school stands behind one address, so the
 * limits by address leave room for a few classes at once.
 */
export const limits = {
  /** Failed sign-ins to one account, from wherever they come. */
  loginAccount: { calls: 10, seconds: 15 * minutes },
  /** Failed sign-ins from one address, to whatever account. */
  loginAddress: { calls: 100, seconds: 15 * minutes },
  refresh: { calls: 1200, seconds: 15 * minutes },
  signUp: { calls: 60, seconds: 1 * hours },
  share: { calls: 300, seconds: 1 * hours },
  /** Payment pages that one account asks for. */
  checkout: { calls: 30, seconds: 1 * hours },
  diagnostics: { calls: 600, seconds: 15 * minutes },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits
