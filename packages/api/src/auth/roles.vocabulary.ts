/** Roles in ascending order. Each role includes the permissions of the roles before it. */
export const roles = ['student', 'editor', 'admin'] as const
export type Role = (typeof roles)[number]

/**
 * Returns whether the user has at least this role. In pages, this only controls what is displayed; the API enforces
 * permissions.
 */
export function hasRole(user: { readonly role: Role }, least: Role): boolean {
  return roles.indexOf(user.role) >= roles.indexOf(least)
}
