import { roles } from '../auth/roles.vocabulary.ts'

export function demoEmail(role: (typeof roles)[number]): string {
  return `${role}@pathwise.example`
}

/** Returns whether an address is reserved for a demo account. */
export function isDemoEmail(email: string): boolean {
  return roles.some((role) => demoEmail(role) === email)
}
