import type { AppRouter } from '@pathwise/api'
import type { Operation, TRPCLink } from '@trpc/client'
import { observable, type Unsubscribable } from '@trpc/server/observable'
import { type ApiFailure, apiFailure } from '../api-failure.ts'
import { accessToken, removeAccessToken } from './access-token.ts'
import { renewAccessToken } from './renew.ts'

/** A 401 of these is their own answer (a wrong password, say), and no sign of an expired token. */
const ownAnswers: readonly string[] = ['auth.login', 'auth.refresh', 'auth.logout', 'account.register']

function lacksSession({ path }: Operation, { status, reason }: ApiFailure): boolean {
  if (ownAnswers.includes(path) || reason === 'wrong_password') return false
  // The current user's 404 counts as "not authenticated".
  return status === 401 || (path === 'auth.me' && status === 404)
}

/**
 * After a 401: one refresh, shared by all that fail at the same time, and one retry. Of a batch only the failed operations
 * are sent again. When the retry fails too, the token is removed.
 */
export const sessionLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      let request: Unsubscribable | undefined
      let cancelled = false

      const send = (onNoSession: (used: string | undefined, giveUp: () => void) => void) => {
        const used = accessToken()
        request = next(op).subscribe({
          next: observer.next,
          complete: observer.complete,
          error(error) {
            const giveUp = () => observer.error(error)
            if (lacksSession(op, apiFailure(error))) onNoSession(used, giveUp)
            else giveUp()
          },
        })
      }

      const sendAgain = () =>
        send((renewedToken, giveUp) => {
          if (accessToken() === renewedToken) removeAccessToken()
          giveUp()
        })

      send((used, giveUp) => {
        void renewAccessToken(used).then((renewed) => {
          if (cancelled) return
          if (renewed) sendAgain()
          else giveUp()
        })
      })

      return () => {
        cancelled = true
        request?.unsubscribe()
      }
    })
