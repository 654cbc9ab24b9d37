import type { AppRouter } from '@pathwise/api/root'
import type { Operation, TRPCLink } from '@trpc/client'
import { observable, type Unsubscribable } from '@trpc/server/observable'
import { type ApiFailure, toApiFailure } from '../api-failure.ts'
import { accessToken, removeAccessToken } from './access-token.ts'
import { renewAccessToken } from './renew.ts'

/** Procedures that can return 401 for a reason other than an expired token, such as a wrong password. */
const ownAnswers: readonly string[] = [
  'auth.login',
  'auth.secondFactor',
  'auth.secondFactorOptions',
  'auth.refresh',
  'auth.logout',
  'account.register',
]

function lacksSession({ path }: Operation, { status, reason }: ApiFailure): boolean {
  if (ownAnswers.includes(path) || reason === 'wrong_password') return false
  // A 404 for the current user means "not authenticated".
  return status === 401 || (path === 'auth.me' && status === 404)
}

/**
 * After a 401, refreshes the token once for all concurrent failures and retries once. Resends only the failed
 * operations of a batch. If the retry also fails, removes the token.
 */
export const sessionLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      let request: Unsubscribable | undefined
      let canceled = false

      const send = (onNoSession: (used: string | undefined, giveUp: () => void) => void) => {
        const used = accessToken()
        request = next(op).subscribe({
          next: observer.next,
          complete: observer.complete,
          error(error) {
            const giveUp = () => observer.error(error)
            if (lacksSession(op, toApiFailure(error))) onNoSession(used, giveUp)
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
          if (canceled) return
          if (renewed) sendAgain()
          else giveUp()
        })
      })

      return () => {
        canceled = true
        request?.unsubscribe()
      }
    })
