import type { Role } from '../auth/roles.vocabulary.ts'

interface SessionLimit {
  /** The maximum time without activity, in hours. */
  readonly idleHours: number
  /** The maximum age of a session, in days since the user signed in with the password. */
  readonly days: number
}

/** The account rules that a deployment can configure. */
export interface AccountPolicy {
  /** The minimum age of account holders, in years. */
  readonly minimumAge: number
  readonly sessions: Readonly<Record<Role, SessionLimit>>
}

/** The maximum idle time under any policy, in hours. It is also the lifetime of the session cookie. */
export const longestIdleHours = 30 * 24

const student: SessionLimit = { idleHours: longestIdleHours, days: 180 }
const staff: SessionLimit = { idleHours: 72, days: 30 }

export const defaultPolicy: AccountPolicy = {
  minimumAge: 13,
  sessions: { student, editor: staff, admin: staff },
}
