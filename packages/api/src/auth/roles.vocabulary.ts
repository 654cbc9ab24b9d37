/** Roles in ascending order; each includes the permissions of the roles before it. */
export const roles = ['student', 'editor', 'admin'] as const
export type Role = (typeof roles)[number]

/** Returns whether the user has at least this role. Only the API enforces permissions; a page uses this for display. */
export function hasRole(user: { readonly role: Role }, least: Role): boolean {
  return roles.indexOf(user.role) >= roles.indexOf(least)
}
