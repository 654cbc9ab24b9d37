import { roles } from '../auth/auth.schemas.ts'
import type { Caller } from '../auth/caller.ts'
import { AppError } from '../errors.ts'
import type { ListContentInput } from './content.schemas.ts'

/** Returns whether the caller may see items in the trash. */
export function seesTrash(caller: Pick<Caller, 'role'> | null): boolean {
  return caller !== null && roles.indexOf(caller.role) >= roles.indexOf('editor')
}

/**
 * Checks access to a listing: the library is public, own items require a signed-in user,
 * and the trash requires an editor.
 * @throws AppError `unauthenticated`, `forbidden`
 */
export function requireListAccess(
  { mine, include_deleted }: Pick<ListContentInput, 'include_deleted' | 'mine'>,
  caller: Pick<Caller, 'role'> | null,
): void {
  if ((mine || include_deleted) && !caller) throw new AppError('unauthenticated', 'Not authenticated')
  if (include_deleted && !seesTrash(caller)) throw new AppError('forbidden', 'Your account may not see the trash')
}
