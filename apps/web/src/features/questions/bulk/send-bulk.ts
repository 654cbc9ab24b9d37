import {
  type BulkProgress,
  type BulkResult,
  bulkMessageSchema,
  type ChangeManyInput,
} from '@pathwise/api/questions/bulk/bulk.schemas'
import { apiBase } from '../../../lib/api-base.ts'
import { sessionFetch } from '../../../lib/session/session-fetch.ts'
import { readLines } from '../read-lines.ts'

export type BulkBody = ChangeManyInput | { readonly undo: number }

interface Options {
  readonly signal: AbortSignal
  readonly onProgress: (progress: BulkProgress) => void
}

/** Thrown when the server rejects the change, so nothing was changed. */
export class BulkRefusal extends Error {
  override readonly name = 'BulkRefusal'
}

/**
 * Posts JSON to a bulk endpoint.
 * @throws BulkRefusal when the server rejects the request
 */
export async function postQuestions(path: 'bulk' | 'export', body: object, signal?: AbortSignal): Promise<Response> {
  const response = await sessionFetch(`${apiBase}/admin/questions/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })
  const failure = `The request was answered with ${response.status}`
  if (response.status >= 500) throw new Error(failure)
  if (!response.ok) throw new BulkRefusal(failure)
  return response
}

/**
 * Sends or undoes a bulk change and reports its progress.
 * @throws BulkRefusal when nothing was changed; other errors when the result is unknown
 */
export async function sendBulk(body: BulkBody, { signal, onProgress }: Options): Promise<BulkResult> {
  const response = await postQuestions('bulk', body, signal)
  if (!response.body) throw new Error('The response has no body')
  for await (const line of readLines(response.body)) {
    const message = bulkMessageSchema.parse(JSON.parse(line))
    if ('phase' in message) onProgress(message)
    else if (message.state === 'failed') throw new BulkRefusal(message.detail)
    else return message
  }
  throw new Error('The response ended early')
}
