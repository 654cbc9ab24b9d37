import { roles } from '../auth/roles.vocabulary.ts'

/** Returns the address of the demo account with a role. */
export function demoEmail(role: (typeof roles)[number]): string {
  return `${role}@pathwise.example`
}

/** Returns whether an address belongs to a demo account, where there are any. */
export function isDemoEmail(email: string): boolean {
  return roles.some((role) => demoEmail(role) === email)
}
