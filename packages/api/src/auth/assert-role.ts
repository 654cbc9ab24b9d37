import { AppError } from '../errors.ts'
import { hasRole, type Role } from './roles.vocabulary.ts'

/**
 * Checks that the caller is signed in with at least this role. Every procedure above `public` calls it, and so does the
 * first line of every service that a stream or a command calls without the router.
 * @throws AppError `unauthenticated`, `forbidden`
 */
export function assertRole<Caller extends { readonly role: Role }>(
  caller: Caller | null,
  least: Role,
): asserts caller is Caller {
  if (!caller) throw new AppError('unauthenticated', 'Not authenticated')
  if (!hasRole(caller, least)) throw new AppError('forbidden', 'Your account may not do this')
}
