import { bulkRequestSchema } from '@pathwise/api/questions/bulk/bulk.schemas'
import { changeMany } from '@pathwise/api/questions/bulk/bulk.service'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { buildResponseHeaders, sendError } from '../../http/errors.ts'
import type { BuildContext } from '../../http/request-facts.ts'
import { readInput } from '../read-input.ts'
import { prepareStream, type StreamDeps } from './stream-lines.ts'

interface BulkDeps extends StreamDeps {
  readonly buildContext: BuildContext
}

/**
 * Handles `POST /api/admin/questions/bulk`. Responds with one JSON line per step, then one with the result. If the
 * client disconnects or the server stops, nothing is stored.
 */
export function createBulkChangeHandler({ buildContext, ...deps }: BulkDeps) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    reply.headers(buildResponseHeaders([]))
    const { signal, streamLines } = prepareStream(request, reply, deps)
    try {
      const asked = readInput(bulkRequestSchema, request.body)
      const onFault = (error: unknown) => request.log.warn({ err: error }, 'changed questions were not linted')
      return await streamLines((onProgress) =>
        changeMany(buildContext(request, reply), asked, { onProgress, onFault, signal }),
      )
    } catch (cause) {
      return sendError(request, reply, cause)
    }
  }
}
