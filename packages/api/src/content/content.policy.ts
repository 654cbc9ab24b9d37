import { assertRole, type Caller } from '../auth/caller.ts'
import { hasRole } from '../auth/roles.vocabulary.ts'
import type { ListContentInput } from './content.schemas.ts'

export function canSeeTrash(caller: Pick<Caller, 'mustEnroll' | 'role'> | null): boolean {
  return caller !== null && hasRole(caller, 'editor') && !caller.mustEnroll
}

/**
 * Checks access to a list. The library is public, a user's own items require a sign-in, and the trash requires an
 * editor.
 * @throws AppError `unauthenticated`, `forbidden`
 */
export function assertListAccess(
  { mine, include_deleted }: Pick<ListContentInput, 'include_deleted' | 'mine'>,
  caller: Pick<Caller, 'mustEnroll' | 'role'> | null,
): void {
  if (mine) assertRole(caller, 'student')
  if (include_deleted) assertRole(caller, 'editor')
}
