import type { AppRouter } from '@pathwise/api/root'
import type { Operation, TRPCLink } from '@trpc/client'
import { observable, type Unsubscribable } from '@trpc/server/observable'
import { type ApiFailure, toApiFailure } from '../api-failure.ts'
import { getAccessToken, removeAccessToken } from './access-token.ts'
import { renewAccessToken } from './renew.ts'

/** Procedures whose 401 does not mean that the token has expired. For example, the password may be wrong. */
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
  // The API returns 404 for `auth.me` if the user is not authenticated.
  return status === 401 || (path === 'auth.me' && status === 404)
}

/**
 * After a 401, refreshes the token (once for all concurrent failures) and retries once. In a batch, only the failed
 * operations are sent again. If the retry also returns 401, removes the token.
 */
export const sessionLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      let request: Unsubscribable | undefined
      let canceled = false

      const send = (onNoSession: (used: string | undefined, giveUp: () => void) => void) => {
        const used = getAccessToken()
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
          if (getAccessToken() === renewedToken) removeAccessToken()
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
