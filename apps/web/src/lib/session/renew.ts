import { apiBase } from '../api-base.ts'
import { accessToken, keepAccessToken, removeAccessToken, signInWith } from './access-token.ts'

/** Long enough for a slow phone network; a request that hangs would keep every tab waiting. */
const timeoutMs = 15_000

/** Answers that mean "later", so that nobody is signed out because a server is busy or being replaced. */
const laterStatuses: readonly number[] = [429, 502, 503, 504]

let underWay: Promise<boolean> | undefined

/** One tab at a time, where the browser can arrange it: a refresh makes the refresh before it worthless. */
async function exclusively(work: () => Promise<boolean>): Promise<boolean> {
  return navigator.locks ? navigator.locks.request('pathwise.refresh', work) : work()
}

async function tokenOf(response: Response): Promise<string | undefined> {
  const body: unknown = await response.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null || !('access_token' in body)) return undefined
  return typeof body.access_token === 'string' && body.access_token !== '' ? body.access_token : undefined
}

/** Whether there is already another token than the one that was refused: another request or tab has been quicker. */
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
    // No answer says nothing about the session.
    return false
  }
  const token = response.ok ? await tokenOf(response) : undefined
  // Whoever signed out or in meanwhile is not brought back.
  if (accessToken() !== refused) return alreadyRenewed(refused)
  if (token && refused === undefined) signInWith(token)
  else if (token) keepAccessToken(token)
  else if (refused && !laterStatuses.includes(response.status)) removeAccessToken()
  return token !== undefined
}

/**
 * Gets a new access token after `refused` was answered with 401. Calls at the same time share one request.
 * Gives whether the original request is worth repeating. When the session is over, the token is removed and everyone told.
 */
export async function renewAccessToken(refused: string | undefined): Promise<boolean> {
  if (alreadyRenewed(refused)) return true
  underWay ??= exclusively(() => refresh(refused)).finally(() => {
    underWay = undefined
  })
  return underWay
}
