import { roles } from '../auth/roles.vocabulary.ts'

/** Returns the email address of the demo account with the given role. */
export function demoEmail(role: (typeof roles)[number]): string {
  return `${role}@pathwise.example`
}

/** Returns whether an address belongs to a demo account, if demo accounts exist. */
export function isDemoEmail(email: string): boolean {
  return roles.some((role) => demoEmail(role) === email)
}
