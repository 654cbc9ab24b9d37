import { getTRPCErrorFromUnknown } from '@trpc/server'
import type { FastifyRequest } from 'fastify'
import { errorAnswer } from '../http/errors.ts'

/** Returns the last line of a response that has already begun: a message for a refusal, only the id for a fault. */
export function failure(request: FastifyRequest, cause: unknown) {
  const error = getTRPCErrorFromUnknown(cause)
  const { status, body } = errorAnswer(error, request.id)
  if (status >= 500) request.log.error({ err: error }, 'failed')
  return { state: 'failed', detail: String(body.detail), ...(body.id !== undefined && { id: body.id }) } as const
}
