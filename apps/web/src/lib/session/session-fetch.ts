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
 * `fetch` on this origin for the visitor who is signed in, for files and other calls that are not procedures: after a 401 one
 * refresh, shared with the procedures, and one retry; then the token is removed. A body must be one that can be sent twice.
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
