import { getTRPCErrorFromUnknown } from '@trpc/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerMeta } from '../http/answer-meta.ts'
import { errorAnswer } from '../http/errors.ts'

/** Sends an error response in the format of the REST endpoints. */
export function refuse(request: FastifyRequest, reply: FastifyReply, cause: unknown): FastifyReply {
  const error = getTRPCErrorFromUnknown(cause)
  const { status, body } = errorAnswer(error, request.id)
  if (status >= 500) request.log.error({ err: error }, 'failed')
  return reply
    .code(status)
    .headers(answerMeta([error]))
    .send(body)
}
