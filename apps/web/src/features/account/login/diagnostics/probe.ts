import { apiBase } from '../../../../lib/api-base.ts'
import { sessionFetch } from '../../../../lib/session/session-fetch.ts'

/** The maximum number of response bytes to show. */
const shownBytes = 2048

/** Returns the beginning of a response body as text. Cancels the download of the rest. */
async function beginning(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let left = shownBytes
  while (reader && left > 0) {
    const { done, value } = await reader.read()
    if (done) break
    text += decoder.decode(value.subarray(0, left), { stream: true })
    left -= value.byteLength
  }
  await reader?.cancel()
  return text
}

/** Requests a path on this origin. Returns the status and up to 2 kB of the body as text. */
export async function probe(path: string): Promise<string> {
  const request = `GET ${path}`
  try {
    const response = await sessionFetch(path)
    // The current user endpoint returns 404 when the user is not authenticated.
    const anonymous = path === `${apiBase}/auth/me` && response.status === 404
    const status = anonymous ? '[401] Not authenticated' : `[${response.status}] ${response.statusText}`.trim()
    return `${request}\n${status}\n${anonymous ? '' : await beginning(response)}`.trimEnd()
  } catch (error) {
    return `${request}\n${String(error)}`
  }
}

/** Checks the server, its sign-in endpoint and the current user endpoint. */
export async function runDiagnostics(): Promise<string> {
  const paths = ['/__ok', '/auth/login', '/auth/me'].map((path) => apiBase + path)
  return (await Promise.all(paths.map(probe))).join('\n\n')
}
