import { AppError } from '@pathwise/api'
import type { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'

interface ErrorAnswer {
  readonly status: number
  readonly body: { readonly detail: unknown; readonly id?: string }
}

/** What a caller of a REST endpoint is told: validation in detail, a refusal in a sentence, a fault only by its id. */
export function errorAnswer(error: TRPCError, requestId: string): ErrorAnswer {
  if (error.code === 'BAD_REQUEST' && error.cause instanceof z.ZodError) {
    return {
      status: 422,
      body: { detail: error.cause.issues.map(({ path, message, code }) => ({ loc: path, msg: message, type: code })) },
    }
  }
  const status = getHTTPStatusCodeFromError(error)
  // A refusal says why, also where it is somebody else who does not answer (503).
  const isRefusal = status < 500 || error instanceof AppError
  return isRefusal ? { status, body: { detail: error.message } } : fault(status, requestId)
}

function fault(status: number, requestId: string): ErrorAnswer {
  return { status, body: { detail: 'Internal server error', id: requestId } }
}

/** Words for what Fastify refuses before any procedure runs. */
const refusals: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request body is too large',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request body is not valid JSON',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The request body must be application/json',
}

/** Everything that no procedure answered: what Fastify itself refuses, and faults outside procedures. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) {
      request.log.error(error, 'failed')
      return reply.code(status).send(fault(status, request.id).body)
    }
    return reply.code(status).send({ detail: refusals[error.code] ?? error.message })
  })
}
