import { AppError } from '../errors.ts'
import { hasRole, type Role } from './roles.vocabulary.ts'

/** The signed-in user, as proven by the access token. */
export interface Caller {
  readonly id: string
  readonly name: string | null
  readonly email: string
  readonly role: Role
  /** The sign-in that the token belongs to. All its sessions and tokens end together. */
  readonly signInId: string
  /** The time at which the user last entered the password. */
  readonly passwordGivenAt: Date
  /**
   * The deadline by which an editor or admin without a second factor must enroll one. Null when no enrollment is
   * required.
   */
  readonly enrollBy: Date | null
  /**
   * Whether the enrollment deadline has passed. If so, the account has only student permissions, which include
   * enrolling a factor.
   */
  readonly mustEnroll: boolean
}

/**
 * Asserts that the caller is signed in with at least this role. Every procedure above `public` calls this function.
 * Services that a stream or a command calls without the router must call it first.
 * @throws AppError `unauthenticated`; `forbidden`, with reason `factor_required` when a second factor is overdue
 */
export function assertRole<Caller extends { readonly role: Role; readonly mustEnroll: boolean }>(
  caller: Caller | null,
  least: Role,
): asserts caller is Caller {
  if (!caller) throw new AppError('unauthenticated', 'Not authenticated')
  if (!hasRole(caller, least)) throw new AppError('forbidden', 'Your account may not do this')
  if (caller.mustEnroll && least !== 'student') {
    throw new AppError('forbidden', 'Please add a second factor to your account first', { reason: 'factor_required' })
  }
}
