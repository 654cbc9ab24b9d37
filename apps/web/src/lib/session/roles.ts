import type { CurrentUser, Role } from '@pathwise/api/schemas/auth'

/**
 * The rank of each role; a role includes the permissions of lower ranks. Repeated here because the API's list depends
 * on zod.
 */
const ranks = { student: 0, editor: 1, admin: 2 } as const satisfies Record<Role, number>

/** Returns whether the user has at least this role. For display only; the API enforces permissions itself. */
export function hasRole(user: Pick<CurrentUser, 'role'>, role: Role): boolean {
  return ranks[user.role] >= ranks[role]
}
