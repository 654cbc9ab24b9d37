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
}

/**
 * Checks that the caller is signed in with at least this role. Every procedure above `public` calls this function.
 * Services that a stream or a command calls without the router call it in their first line.
 * @throws AppError `unauthenticated`, `forbidden`
 */
export function assertRole<Caller extends { readonly role: Role }>(
  caller: Caller | null,
  least: Role,
): asserts caller is Caller {
  if (!caller) throw new AppError('unauthenticated', 'Not authenticated')
  if (!hasRole(caller, least)) throw new AppError('forbidden', 'Your account may not do this')
}
