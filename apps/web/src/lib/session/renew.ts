import { apiBase } from '../api-base.ts'
import { runExclusively } from '../run-exclusively.ts'
import { getAccessToken, removeAccessToken, signInWith, storeAccessToken } from './access-token.ts'

/** Long enough for slow mobile networks. Without a timeout, one hanging request would block all tabs. */
const timeoutMs = 15_000

/**
 * Only these statuses mean that the session has ended. A busy, failing or restarting server must not sign the user out.
 */
const endedStatuses: readonly number[] = [401, 403]

let inFlight: Promise<boolean> | undefined

async function readToken(response: Response): Promise<string | undefined> {
  const body: unknown = await response.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null || !('access_token' in body)) return undefined
  return typeof body.access_token === 'string' && body.access_token !== '' ? body.access_token : undefined
}

/** Returns whether another request or tab has already replaced the rejected token. */
function alreadyRenewed(refused: string | undefined): boolean {
  const current = getAccessToken()
  return current !== undefined && current !== refused
}

async function refresh(refused: string | undefined): Promise<boolean> {
  if (getAccessToken() !== refused) return alreadyRenewed(refused)
  let response: Response
  try {
    response = await fetch(`${apiBase}/auth/refresh`, {
      method: 'POST',
      credentials: 'include',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch {
    // Without a response, the session may still be valid, so keep the token.
    return false
  }
  const token = response.ok ? await readToken(response) : undefined
  // Do not override a sign-in or sign-out that happened while the refresh was in flight.
  if (getAccessToken() !== refused) return alreadyRenewed(refused)
  if (token && refused === undefined) signInWith(token)
  else if (token) storeAccessToken(token)
  else if (refused && endedStatuses.includes(response.status)) removeAccessToken()
  return token !== undefined
}

/**
 * Requests a new access token after the API rejected the token `refused` with status 401. Concurrent calls share one
 * request. Removes the token and notifies listeners if the session has ended.
 * @returns whether to repeat the rejected request
 */
export async function renewAccessToken(refused: string | undefined): Promise<boolean> {
  if (alreadyRenewed(refused)) return true
  // Each refresh invalidates the previous refresh token, so only one tab may refresh at a time.
  inFlight ??= runExclusively('pathwise.refresh', () => refresh(refused)).finally(() => {
    inFlight = undefined
  })
  return inFlight
}
