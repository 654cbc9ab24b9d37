import { hasRole, type Role } from '@pathwise/api/auth/roles.vocabulary'
import { useVisitor } from './use-visitor.ts'

/** Returns whether the visitor is signed in with at least this role. */
export function useHasRole(least: Role): boolean {
  const visitor = useVisitor()
  return visitor.kind === 'signed-in' && hasRole(visitor.user, least)
}
