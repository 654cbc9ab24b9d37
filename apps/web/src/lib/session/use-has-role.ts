import { hasRole, type Role } from '@pathwise/api/auth/roles.vocabulary'
import { useVisitor } from './use-visitor.ts'

export function useHasRole(least: Role): boolean {
  const visitor = useVisitor()
  return visitor.kind === 'signed-in' && hasRole(visitor.user, least)
}
