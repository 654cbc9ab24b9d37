import { TRPCClientError } from '@trpc/client'
import { ForeignAnswerError } from './foreign-answer.ts'

/** What the API says about a call that failed. Everything is undefined when no answer came. */
export interface ApiFailure {
  /** The HTTP status. */
  status: number | undefined
  /** Why, from a closed list of the API, where the status alone does not say. */
  reason: string | undefined
  /** After how many seconds a throttled call may be made again. */
  retryAfterSeconds: number | undefined
  /** The fields of the input that were refused. */
  fields: readonly string[]
}

const noAnswer: ApiFailure = { status: undefined, reason: undefined, retryAfterSeconds: undefined, fields: [] }

function refusedFields(issues: unknown): string[] {
  if (!Array.isArray(issues)) return []
  return issues.flatMap((issue: unknown) => {
    if (typeof issue !== 'object' || issue === null || !('path' in issue) || !Array.isArray(issue.path)) return []
    const [field]: unknown[] = issue.path
    return typeof field === 'string' ? [field] : []
  })
}

/** Reads the failure of a procedure. Written by hand, because every page needs it and zod is larger than most pages. */
export function apiFailure(error: unknown): ApiFailure {
  if (!(error instanceof TRPCClientError)) return noAnswer
  if (error.cause instanceof ForeignAnswerError) return { ...noAnswer, status: error.cause.status }
  const data: unknown = error.data
  if (typeof data !== 'object' || data === null) return noAnswer
  const number = (value: unknown) => (typeof value === 'number' ? value : undefined)
  return {
    status: number('httpStatus' in data ? data.httpStatus : undefined),
    reason: 'reason' in data && typeof data.reason === 'string' ? data.reason : undefined,
    retryAfterSeconds: number('retryAfterSeconds' in data ? data.retryAfterSeconds : undefined),
    fields: refusedFields('issues' in data ? data.issues : undefined),
  }
}
