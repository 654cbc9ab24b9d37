import { buildAuthorizationHeader, getAccessToken, removeAccessToken } from './access-token.ts'
import { renewAccessToken } from './renew.ts'

function send(address: string, token: string | undefined, { headers, ...init }: RequestInit): Promise<Response> {
  return fetch(address, {
    credentials: 'include',
    cache: 'no-store',
    ...init,
    headers: { ...Object.fromEntries(new Headers(headers)), ...buildAuthorizationHeader(token) },
  })
}

/**
 * Calls `fetch` with the user's token, for files and other requests that are not procedure calls. After a 401,
 * refreshes the token and retries once. Concurrent procedure calls share the refresh. A second 401 removes the token.
 * `init.body` must be reusable.
 */
export async function sessionFetch(address: string, init: RequestInit = {}): Promise<Response> {
  const used = getAccessToken()
  const first = await send(address, used, init)
  if (first.status !== 401 || !(await renewAccessToken(used))) return first
  const renewed = getAccessToken()
  const second = await send(address, renewed, init)
  if (second.status === 401 && getAccessToken() === renewed) removeAccessToken()
  return second
}
