import type { Role } from '../auth/roles.vocabulary.ts'

/** The time limits after which a session expires. */
interface SessionLimit {
  /** The maximum time without activity, in hours. */
  readonly idleHours: number
  /** The maximum age of a session, in days since the user signed in with the password. */
  readonly days: number
}

/** The account rules of a deployment. */
export interface AccountPolicy {
  /** The minimum age of account holders, in years. */
  readonly minimumAge: number
  readonly sessions: Readonly<Record<Role, SessionLimit>>
}

/** The time after which an unused session cookie expires, in hours, regardless of the policy. */
export const longestIdleHours = 30 * 24

const student: SessionLimit = { idleHours: longestIdleHours, days: 180 }
const staff: SessionLimit = { idleHours: 72, days: 30 }

export const defaultPolicy: AccountPolicy = {
  minimumAge: 13,
  sessions: { student, editor: staff, admin: staff },
}
