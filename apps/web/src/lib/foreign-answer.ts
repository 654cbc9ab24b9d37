/** Somebody on the way answered in place of the API: a proxy whose server is being replaced, say. */
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
 * Gives the response back if the API can have written it.
 * @throws ForeignAnswerError for a failure that is not JSON, so that its status is known and not only that it cannot be read
 */
export function refuseForeignAnswer(response: Response): Response {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  if (response.ok || isJson) return response
  throw new ForeignAnswerError(response.status)
}
