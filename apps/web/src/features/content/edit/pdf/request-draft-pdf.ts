import { apiBase } from '../../../../lib/api-base.ts'
import { sessionFetch } from '../../../../lib/session/session-fetch.ts'
import type { ContentText } from '../use-content-document.ts'

export type PdfProblem = 'tooLarge' | 'tooSlow' | 'busy' | 'failed'
export type PdfOutcome = { readonly bytes: Uint8Array } | { readonly problem: PdfProblem }

const problems: ReadonlyMap<number, PdfProblem> = new Map([
  [413, 'tooLarge'],
  [429, 'busy'],
  [503, 'tooSlow'],
])

/** While the server is full or still renders an earlier text of the account, it asks to wait for a few seconds. */
const longestWaitSeconds = 5
const mostWaits = 3

/** Waits and sends the request again when the server asks for a short wait. */
async function sendWhenFree(send: () => Promise<Response>, signal: AbortSignal): Promise<Response> {
  for (let waits = 0; ; waits++) {
    const response = await send()
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
    const isShort = [429, 503].includes(response.status) && seconds <= longestWaitSeconds
    if (!isShort || waits === mostWaits) return response
    await pause(seconds * 1_000, signal)
  }
}

/** @throws the signal's reason when it is aborted */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

/** Requests the PDF of an unsaved text. */
export async function requestDraftPdf(
  { title, body, language }: Pick<ContentText, 'body' | 'language' | 'title'>,
  signal: AbortSignal,
): Promise<PdfOutcome> {
  try {
    const options = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ title, body, language }),
      signal,
    }
    const response = await sendWhenFree(() => sessionFetch(`${apiBase}/export/draft`, options), signal)
    if (response.ok) return { bytes: new Uint8Array(await response.arrayBuffer()) }
    console.error(`The PDF of the text failed with status ${response.status}`)
    return { problem: problems.get(response.status) ?? 'failed' }
  } catch (error) {
    if (!signal.aborted) console.error('The PDF of the text could not be requested', error)
    return { problem: 'failed' }
  }
}
