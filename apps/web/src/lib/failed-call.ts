import type { AppRouter } from '@pathwise/api/root'
import { TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'

/** The maximum length of a non-JSON response body in an error. */
const longestBody = 2_000

/**
 * Converts a non-JSON error response, for example from a proxy during a server restart, to an API error. Callers then
 * get a message with the status instead of a parse error. Returns other responses unchanged.
 */
export async function toApiResponse(response: Response): Promise<Response> {
  if (response.ok || response.headers.get('content-type')?.startsWith('application/json')) return response
  const { status, statusText } = response
  const body = (await response.text()).slice(0, longestBody)
  // The JSON-RPC code for an internal error.
  const error = { code: -32_603, message: '', data: { httpStatus: status, body } }
  return new Response(JSON.stringify({ error }), { status, statusText })
}

/** Returns undefined if there was no response. */
export function findErrorResponse(error: unknown): { status: number; body: string } | undefined {
  if (!(error instanceof TRPCClientError)) return undefined
  const { httpStatus: status, body }: { httpStatus?: unknown; body?: unknown } = error.data ?? {}
  if (typeof status !== 'number') return undefined
  return { status, body: typeof body === 'string' ? body : JSON.stringify({ error: error.shape }) }
}

/** Sets an error's message to the status, status text and body of the response: '[404] Not Found {"error":…}'. */
export const failureTextLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) =>
      next(op).subscribe({
        next: observer.next,
        complete: observer.complete,
        error(error) {
          const answer = findErrorResponse(error)
          const response: unknown = error.meta?.['response']
          if (answer) {
            // The response to a batch may have a different status than this call, in which case its status text is
            // omitted. HTTP/2 has no status text.
            const isOwn = response instanceof Response && response.status === answer.status
            error.message = [`[${answer.status}]`, isOwn && response.statusText, answer.body].filter(Boolean).join(' ')
          }
          observer.error(error)
        },
      }),
    )
