import type { AppRouter } from '@pathwise/api/root'
import { TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'

/** A failed answer as it arrived. */
interface FailedAnswer {
  /** The HTTP status. */
  readonly status: number
  /** Empty over HTTP/2. */
  readonly statusText: string
  readonly body: string
}

/** Writes the text of a failed API call, such as '[404] Not Found {"detail":"Nothing is here"}'. */
function failureText({ status, statusText, body }: FailedAnswer): string {
  return [`[${status}]`, statusText, body].filter((part) => part !== '').join(' ')
}

/** An error response that is not the API's JSON, for example from a proxy while the server restarts. */
export class ForeignAnswerError extends Error {
  readonly answer: FailedAnswer

  constructor(answer: FailedAnswer) {
    super(failureText(answer))
    this.name = 'ForeignAnswerError'
    this.answer = answer
  }
}

/** The longest part of a foreign body that an error carries. */
const longestBody = 2_000

/**
 * Returns the response if it can come from the API.
 * @throws ForeignAnswerError for an error response that is not JSON, so that callers get its status instead of a
 * parse error
 */
export async function refuseForeignAnswer(response: Response): Promise<Response> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  if (response.ok || isJson) return response
  const { status, statusText } = response
  throw new ForeignAnswerError({ status, statusText, body: (await response.text()).slice(0, longestBody) })
}

/** Returns the answer of a failed procedure call. Returns undefined if there was no answer. */
export function findFailedAnswer(error: unknown): FailedAnswer | undefined {
  if (!(error instanceof TRPCClientError)) return undefined
  if (error.cause instanceof ForeignAnswerError) return error.cause.answer
  const status: unknown = error.data?.httpStatus
  if (typeof status !== 'number') return undefined
  // A batch of calls has a status of its own when theirs differ.
  const response: unknown = error.meta?.['response']
  const statusText = response instanceof Response && response.status === status ? response.statusText : ''
  return { status, statusText, body: JSON.stringify({ error: error.shape }) }
}

/** Gives a failed call the status, the status text and the response body as its text. */
export const failureTextLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) =>
      next(op).subscribe({
        next: observer.next,
        complete: observer.complete,
        error(error) {
          const answer = findFailedAnswer(error)
          if (answer) error.message = failureText(answer)
          observer.error(error)
        },
      }),
    )
