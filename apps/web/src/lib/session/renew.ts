import { apiBase } from '../api-base.ts'
import { accessToken, keepAccessToken, removeAccessToken, signInWith } from './access-token.ts'

/**
 * The request timeout, long enough for a slow mobile network. Without a timeout, a hanging request would block every
 * tab.
 */
const timeoutMs = 15_000

/**
 * The only statuses that mean the session has ended. A busy, failing or restarting server must not sign the user out.
 */
const endedStatuses: readonly number[] = [401, 403]

let inFlight: Promise<boolean> | undefined

/**
 * Runs `work` in only one tab at a time if the browser supports locks, because each refresh invalidates the previous
 * refresh token.
 */
async function runExclusively(work: () => Promise<boolean>): Promise<boolean> {
  return navigator.locks ? navigator.locks.request('pathwise.refresh', work) : work()
}

async function readToken(response: Response): Promise<string | undefined> {
  const body: unknown = await response.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null || !('access_token' in body)) return undefined
  return typeof body.access_token === 'string' && body.access_token !== '' ? body.access_token : undefined
}

/** Returns whether another request or tab has already replaced the rejected token. */
function alreadyRenewed(refused: string | undefined): boolean {
  const current = accessToken()
  return current !== undefined && current !== refused
}

async function refresh(refused: string | undefined): Promise<boolean> {
  if (accessToken() !== refused) return alreadyRenewed(refused)
  let response: Response
  try {
    response = await fetch(`${apiBase}/auth/refresh`, {
      method: 'POST',
      credentials: 'include',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch {
    // A failed request does not indicate whether the session is still valid.
    return false
  }
  const token = response.ok ? await readToken(response) : undefined
  // Do not undo a sign-in or sign-out that happened during the request.
  if (accessToken() !== refused) return alreadyRenewed(refused)
  if (token && refused === undefined) signInWith(token)
  else if (token) keepAccessToken(token)
  else if (refused && endedStatuses.includes(response.status)) removeAccessToken()
  return token !== undefined
}

/**
 * Requests a new access token after the API rejected `refused` with a 401. Concurrent calls share one request. Returns
 * whether to repeat the original request. If the session has ended, removes the token and notifies listeners.
 */
export async function renewAccessToken(refused: string | undefined): Promise<boolean> {
  if (alreadyRenewed(refused)) return true
  inFlight ??= runExclusively(() => refresh(refused)).finally(() => {
    inFlight = undefined
  })
  return inFlight
}
