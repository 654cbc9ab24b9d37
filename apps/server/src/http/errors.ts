import { refuseDatabaseFault } from '@pathwise/api/database-fault'
import { AppError } from '@pathwise/api/errors'
import { getTRPCErrorFromUnknown, type TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

interface ErrorAnswer {
  readonly status: number
  readonly body: {
    readonly detail: unknown
    readonly id?: string
    readonly reason?: string
    readonly challenge?: string
  }
}

/** Returns field errors for invalid input, a message for other expected errors, or an id for an internal error. */
function toAnswer(error: TRPCError, requestId: string): ErrorAnswer {
  if (error.code === 'BAD_REQUEST' && error.cause instanceof z.ZodError) {
    return {
      status: 422,
      body: { detail: error.cause.issues.map(({ path, message, code }) => ({ loc: path, msg: message, type: code })) },
    }
  }
  const status = getHTTPStatusCodeFromError(error)
  // Clients see the message of every expected error, including a 503 that another service caused.
  const isRefusal = status < 500 || error instanceof AppError
  if (!isRefusal) return fault(status, requestId)
  const detail = error.message
  return error instanceof AppError && error.reason && error.challenge
    ? { status, body: { detail, reason: error.reason, challenge: error.challenge } }
    : { status, body: { detail } }
}

function fault(status: number, requestId: string): ErrorAnswer {
  return { status, body: { detail: 'Internal server error', id: requestId } }
}

/** Forbids caching, and sets `Retry-After` for a throttled call. */
export function buildResponseHeaders(errors: readonly unknown[]): Record<string, string> {
  const waits = errors.map((error) => (error instanceof AppError ? error.retryAfterSeconds : null) ?? 0)
  const longest = Math.max(0, ...waits)
  return { 'cache-control': 'no-store', ...(longest > 0 && { 'retry-after': String(longest) }) }
}

/** Returns whether the server logs the error. Only bugs, and unavailable services with a known cause, are logged. */
export function shouldLogError({ code, cause }: TRPCError): boolean {
  return code === 'INTERNAL_SERVER_ERROR' || (code === 'SERVICE_UNAVAILABLE' && cause !== undefined)
}

/**
 * Logs server errors (5xx) with the request id. Does not log an `AppError` without a cause, because the server refuses
 * such a request on purpose.
 */
function shapeError(request: FastifyRequest, cause: unknown, facts: object, message: string) {
  const error = getTRPCErrorFromUnknown(refuseDatabaseFault(cause))
  const answer = toAnswer(error, request.id)
  const isFailure = !(error instanceof AppError) || error.cause !== undefined
  if (answer.status >= 500 && isFailure) request.log.error({ err: error, ...facts }, message)
  return { error, ...answer }
}

interface FaultLog {
  readonly message?: string
  /** Fields for the log line. */
  readonly facts?: object
}

/** Sends an error in the format of the REST endpoints. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  cause: unknown,
  { message = 'failed', facts = {} }: FaultLog = {},
): FastifyReply {
  const { error, status, body } = shapeError(request, cause, facts, message)
  return reply
    .code(status)
    .headers(buildResponseHeaders([error]))
    .send(body)
}

/** Returns the final message of a failed stream: the reason for a client error, or only an id for an internal error. */
export function describeFailure(request: FastifyRequest, cause: unknown) {
  const { error, body } = shapeError(request, cause, {}, 'failed')
  const reason = error instanceof AppError ? error.reason : null
  return {
    state: 'failed',
    detail: String(body.detail),
    ...(reason && { reason }),
    ...(body.id !== undefined && { id: body.id }),
  } as const
}

/** Messages for requests that Fastify rejects before any procedure. */
const refusals: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request body is too large',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request body is not valid JSON',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The request body must be application/json',
}

/** Handles errors outside procedures: requests that Fastify rejects, and internal errors. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply) => {
    if (refuseDatabaseFault(error) instanceof AppError) return sendError(request, reply, error)
    const status = error.statusCode ?? 500
    if (status >= 500) {
      request.log.error(error, 'failed')
      return reply.code(status).send(fault(status, request.id).body)
    }
    return reply.code(status).send({ detail: refusals[error.code] ?? error.message })
  })
}
