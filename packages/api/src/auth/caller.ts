import { AppError } from '../errors.ts'
import { hasRole, type Role } from './roles.vocabulary.ts'

/** The signed-in user, identified by the access token. */
export interface Caller {
  readonly id: string
  readonly name: string | null
  readonly email: string
  readonly role: Role
  /** The sign-in that the token belongs to. Ending it revokes all its sessions and tokens. */
  readonly signInId: string
  /** When the user last entered the password. */
  readonly passwordGivenAt: Date
  /** The deadline for an editor or admin to enroll a second factor. Null when enrollment is not required. */
  readonly enrollBy: Date | null
  /**
   * Whether the enrollment deadline has passed. The account then has only student permissions, which allow enrollment.
   */
  readonly mustEnroll: boolean
}

/**
 * Asserts that the caller is signed in with at least this role. The router calls it for every procedure above `public`.
 * Code that runs a service outside the router must call it first.
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
