import type { Role } from '../auth/roles.vocabulary.ts'

/** When a sign-in ends by itself. */
interface SessionLimit {
  /** Hours without use. */
  readonly idleHours: number
  /** Days since the password was entered to sign in. */
  readonly days: number
}

/** The rules of a deployment for its accounts. */
export interface AccountPolicy {
  /** Accounts are for people who have reached this age. */
  readonly minimumAge: number
  readonly sessions: Readonly<Record<Role, SessionLimit>>
}

/** A cookie that is not used for so long has expired, whatever the policy. */
export const longestIdleHours = 30 * 24

const student: SessionLimit = { idleHours: longestIdleHours, days: 180 }
const staff: SessionLimit = { idleHours: 72, days: 30 }

export const defaultPolicy: AccountPolicy = {
  minimumAge: 13,
  sessions: { student, editor: staff, admin: staff },
}
