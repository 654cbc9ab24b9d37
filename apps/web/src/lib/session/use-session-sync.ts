import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { trpc } from '../trpc.ts'
import { getAccessToken, onAuthChanged } from './access-token.ts'
import { useVisitor } from './use-visitor.ts'

/** Matches every query except `auth.me`, which is already up to date. */
const others = ({ queryKey: [path] }: Query) => !Array.isArray(path) || path.join('.') !== 'auth.me'

/**
 * Limits the query cache to one user's data. Clears the cache on sign-out, and reloads everything when another user
 * signs in, even in another tab. Use it once, around the whole app.
 */
export function useSessionSync() {
  const queryClient = useQueryClient()
  const { auth } = trpc.useUtils()
  const visitor = useVisitor()
  const user = visitor.kind === 'signed-in' ? visitor.user.id : undefined
  const lastUser = useRef<string>(undefined)

  useEffect(
    () =>
      onAuthChanged(() => {
        if (getAccessToken() !== undefined) return void auth.me.invalidate()
        lastUser.current = undefined
        queryClient.removeQueries()
      }),
    [queryClient, auth],
  )

  useEffect(() => {
    if (user === undefined) return
    if (lastUser.current !== undefined && lastUser.current !== user)
      void queryClient.resetQueries({ predicate: others })
    lastUser.current = user
  }, [queryClient, user])
}
