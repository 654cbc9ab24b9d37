import { apiBase } from '../../../../lib/api-base.ts'
import { sessionFetch } from '../../../../lib/session/session-fetch.ts'

const shownBytes = 2048

/** Returns the first `shownBytes` of a response body as text, and cancels the rest of the download. */
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

/** Requests a path on this origin and returns the response as text: the status and up to 2 kB of the body. */
export async function probe(path: string): Promise<string> {
  const request = `GET ${path}`
  try {
    const response = await sessionFetch(path)
    // The endpoint returns 404 when there is no current user.
    const anonymous = path === `${apiBase}/auth/me` && response.status === 404
    const status = anonymous ? '[401] Not authenticated' : `[${response.status}] ${response.statusText}`.trim()
    return `${request}\n${status}\n${anonymous ? '' : await beginning(response)}`.trimEnd()
  } catch (error) {
    return `${request}\n${String(error)}`
  }
}

/** Checks the server, the login endpoint and the current user endpoint. */
export async function runDiagnostics(): Promise<string> {
  const paths = ['/__ok', '/auth/login', '/auth/me'].map((path) => apiBase + path)
  return (await Promise.all(paths.map(probe))).join('\n\n')
}
