import { TRPCClientError } from '@trpc/client'

/** Details of a failed API call. They are empty if there was no response. */
export interface ApiFailure {
  /** Undefined also if a proxy responded instead of the API, because its status does not describe the API's data. */
  status: number | undefined
  /** The API's code for the cause if the status alone is ambiguous, such as 'wrong_password'. */
  reason: string | undefined
  /** The server's message, in English. */
  detail: string | undefined
  /** Set for throttled calls. */
  retryAfterSeconds: number | undefined
  /** A second-factor challenge. The user must complete it before the call can succeed. */
  challenge?: string
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

/** A proxy can limit the size and the rate of requests, so these statuses always count. */
const proxyStatuses: readonly (number | undefined)[] = [413, 429]

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
  const status = number('httpStatus' in data ? data.httpStatus : undefined)
  return {
    status: 'body' in data && !proxyStatuses.includes(status) ? undefined : status,
    reason: 'reason' in data && typeof data.reason === 'string' ? data.reason : undefined,
    detail: error.shape?.message,
    retryAfterSeconds: number('retryAfterSeconds' in data ? data.retryAfterSeconds : undefined),
    ...('challenge' in data && typeof data.challenge === 'string' && { challenge: data.challenge }),
    fields: listRefusedFields('issues' in data ? data.issues : undefined),
  }
}
