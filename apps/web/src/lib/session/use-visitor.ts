import type { CurrentUser } from '@pathwise/api/auth/auth.schemas'
import { trpc } from '../trpc.ts'
import { useHasSession } from './use-has-session.ts'

export type Visitor =
  | { kind: 'anonymous' }
  /** There is a token, and the user is still loading. */
  | { kind: 'loading' }
  /** There is a token, but the user could not be loaded. */
  | { kind: 'unreachable'; retry: () => void }
  | { kind: 'signed-in'; user: CurrentUser }

/** Returns the current user and updates after every sign-in and sign-out. Sends no request without a token. */
export function useVisitor(): Visitor {
  const token = useHasSession()
  const { data, isError, refetch } = trpc.auth.me.useQuery(undefined, { enabled: token })
  if (!token) return { kind: 'anonymous' }
  if (data) return { kind: 'signed-in', user: data }
  return isError ? { kind: 'unreachable', retry: () => void refetch() } : { kind: 'loading' }
}
