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

/** Requests the PDF of an unsaved text. */
export async function requestDraftPdf(
  { title, body, language }: Pick<ContentText, 'body' | 'language' | 'title'>,
  signal: AbortSignal,
): Promise<PdfOutcome> {
  try {
    const response = await sessionFetch(`${apiBase}/export/draft`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ title, body, language }),
      signal,
    })
    if (response.ok) return { bytes: new Uint8Array(await response.arrayBuffer()) }
    console.error(`The PDF of the text failed with status ${response.status}`)
    return { problem: problems.get(response.status) ?? 'failed' }
  } catch (error) {
    if (!signal.aborted) console.error('The PDF of the text could not be requested', error)
    return { problem: 'failed' }
  }
}
