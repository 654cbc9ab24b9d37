import type { CurrentUser } from '@pathwise/api/schemas/auth'
import { useSyncExternalStore } from 'react'
import { trpc } from '../trpc.ts'
import { accessToken, onAuthChanged } from './access-token.ts'

/** Who is in front of the screen, as far as it is known. */
export type Visitor =
  | { kind: 'anonymous' }
  /** There is a token, and whose it is has been asked. */
  | { kind: 'loading' }
  /** There is a token, and the server does not answer. */
  | { kind: 'unreachable'; retry: () => void }
  | { kind: 'signed-in'; user: CurrentUser }

const hasToken = () => accessToken() !== undefined

/** The current user, read again after every sign-in and sign-out. Without a token nobody is asked. */
export function useVisitor(): Visitor {
  const token = useSyncExternalStore(onAuthChanged, hasToken, () => false)
  const { data, isError, refetch } = trpc.auth.me.useQuery(undefined, { enabled: token })
  if (!token) return { kind: 'anonymous' }
  if (data) return { kind: 'signed-in', user: data }
  return isError ? { kind: 'unreachable', retry: () => void refetch() } : { kind: 'loading' }
}
