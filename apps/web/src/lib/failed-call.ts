import type { AppRouter } from '@pathwise/api/root'
import { TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { toApiFailure } from './api-failure.ts'

/** The maximum length of a non-API response body that is included in an error. */
const longestBody = 2_000

/**
 * Returns the response if it could have come from the API. Converts a non-JSON error response (for example, from a
 * proxy while the server restarts) to an API error, so that callers get its status instead of a parse error.
 */
export async function toApiResponse(response: Response): Promise<Response> {
  if (response.ok || response.headers.get('content-type')?.startsWith('application/json')) return response
  const { status, statusText } = response
  const body = (await response.text()).slice(0, longestBody)
  // This JSON-RPC code means an internal error.
  const error = { code: -32_603, message: '', data: { httpStatus: status, body } }
  return new Response(JSON.stringify({ error }), { status, statusText })
}

/** Returns the HTTP status and body of a failed procedure call, or undefined if there was no response. */
export function findFailedAnswer(error: unknown): { status: number; body: string } | undefined {
  const { status } = toApiFailure(error)
  if (status === undefined || !(error instanceof TRPCClientError)) return undefined
  const foreign: unknown = error.data?.body
  return { status, body: typeof foreign === 'string' ? foreign : JSON.stringify({ error: error.shape }) }
}

/** Sets the message of a failed call to its status, status text and body: '[404] Not Found {"error":…}'. */
export const failureTextLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) =>
      next(op).subscribe({
        next: observer.next,
        complete: observer.complete,
        error(error) {
          const answer = findFailedAnswer(error)
          const response: unknown = error.meta?.['response']
          if (answer) {
            // A batch whose calls have different statuses has its own status. HTTP/2 has no status text.
            const isOwn = response instanceof Response && response.status === answer.status
            error.message = [`[${answer.status}]`, isOwn && response.statusText, answer.body].filter(Boolean).join(' ')
          }
          observer.error(error)
        },
      }),
    )
