import { accessToken, bearer, removeAccessToken } from './access-token.ts'
import { renewAccessToken } from './renew.ts'

function send(address: string, token: string | undefined, { headers, ...init }: RequestInit): Promise<Response> {
  return fetch(address, {
    credentials: 'include',
    cache: 'no-store',
    ...init,
    headers: { ...Object.fromEntries(new Headers(headers)), ...bearer(token) },
  })
}

/**
 * Sends a `fetch` with the user's token, for files and other calls that are not procedures. After a 401, refreshes the
 * token (sharing the refresh with concurrent procedure calls) and retries once. If the retry also returns 401, removes
 * the token. The request body must be reusable.
 */
export async function sessionFetch(address: string, init: RequestInit = {}): Promise<Response> {
  const used = accessToken()
  const first = await send(address, used, init)
  if (first.status !== 401 || !(await renewAccessToken(used))) return first
  const renewed = accessToken()
  const second = await send(address, renewed, init)
  if (second.status === 401 && accessToken() === renewed) removeAccessToken()
  return second
}
