/** An error response that does not come from the API, for example from a proxy while the server restarts. */
export class ForeignAnswerError extends Error {
  /** The HTTP status. */
  readonly status: number

  constructor(status: number) {
    super(`The answer was ${status}, and not the API's`)
    this.name = 'ForeignAnswerError'
    this.status = status
  }
}

/**
 * Returns the response if it can come from the API.
 * @throws ForeignAnswerError for an error response that is not JSON, so that callers get its status instead of a
 * parse error
 */
export function refuseForeignAnswer(response: Response): Response {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  if (response.ok || isJson) return response
  throw new ForeignAnswerError(response.status)
}
