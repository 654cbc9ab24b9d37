import type { CurrentUser, Role } from '@pathwise/api/schemas/auth'

/** Each role may do what those before it may. Kept here too, because the API's own list comes with zod. */
const ranks = { student: 0, editor: 1, admin: 2 } as const satisfies Record<Role, number>

/** Whether the user has at least this role. The API decides for itself; this only chooses what to show. */
export function hasRole(user: Pick<CurrentUser, 'role'>, role: Role): boolean {
  return ranks[user.role] >= ranks[role]
}
