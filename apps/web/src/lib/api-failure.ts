import { TRPCClientError } from '@trpc/client'

/** Details of a failed API call. They are empty if there was no response. */
export interface ApiFailure {
  status: number | undefined
  /** The API's code for the cause if the status alone is ambiguous, such as 'wrong_password'. */
  reason: string | undefined
  /** The server's message, in English. */
  detail: string | undefined
  /** Set for throttled calls. */
  retryAfterSeconds: number | undefined
  /** A second-factor challenge. The user must complete it before the call can succeed. */
  challenge?: string
  /** Set if a proxy responded instead of the API, so that the status does not describe the API's data. */
  isFromProxy?: true
  /** The names of the input fields that the API rejected. */
  fields: readonly string[]
}

const noAnswer: ApiFailure = {
  status: undefined,
  reason: undefined,
  detail: undefined,
  retryAfterSeconds: undefined,
  fields: [],
}

function listRefusedFields(issues: unknown): string[] {
  if (!Array.isArray(issues)) return []
  return issues.flatMap((issue: unknown) => {
    if (typeof issue !== 'object' || issue === null || !('path' in issue) || !Array.isArray(issue.path)) return []
    const [field]: unknown[] = issue.path
    return typeof field === 'string' ? [field] : []
  })
}

/**
 * Extracts the details of a failed API call. Avoids zod, because every page needs this code and zod is larger than most
 * pages.
 */
export function toApiFailure(error: unknown): ApiFailure {
  if (!(error instanceof TRPCClientError)) return noAnswer
  const data: unknown = error.data
  if (typeof data !== 'object' || data === null) return noAnswer
  const number = (value: unknown) => (typeof value === 'number' ? value : undefined)
  return {
    status: number('httpStatus' in data ? data.httpStatus : undefined),
    reason: 'reason' in data && typeof data.reason === 'string' ? data.reason : undefined,
    detail: error.shape?.message,
    retryAfterSeconds: number('retryAfterSeconds' in data ? data.retryAfterSeconds : undefined),
    ...('challenge' in data && typeof data.challenge === 'string' && { challenge: data.challenge }),
    ...('body' in data && { isFromProxy: true }),
    fields: listRefusedFields('issues' in data ? data.issues : undefined),
  }
}

/**
 * Returns the status of an error that the API returned. Undefined if there was no response or a proxy responded. A proxy
 * can limit the size (413) and the rate (429) of requests, so these statuses always count.
 */
export function findApiStatus(error: unknown): number | undefined {
  const { status, isFromProxy } = toApiFailure(error)
  return isFromProxy && status !== 413 && status !== 429 ? undefined : status
}
