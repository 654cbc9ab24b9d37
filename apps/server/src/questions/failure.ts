import { getTRPCErrorFromUnknown } from '@trpc/server'
import type { FastifyRequest } from 'fastify'
import { errorAnswer } from '../http/errors.ts'

/** The last line of an answer that has begun already: a refusal in a sentence, a fault only by its id. */
export function failure(request: FastifyRequest, cause: unknown) {
  const error = getTRPCErrorFromUnknown(cause)
  const { status, body } = errorAnswer(error, request.id)
  if (status >= 500) request.log.error({ err: error }, 'failed')
  return { state: 'failed', detail: String(body.detail), ...(body.id !== undefined && { id: body.id }) } as const
}
