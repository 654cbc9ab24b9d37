import { PassThrough } from 'node:stream'
import { assertRole } from '@pathwise/api/auth/caller'
import type { Context } from '@pathwise/api/context'
import { AppError } from '@pathwise/api/errors'
import { bulkRequestSchema } from '@pathwise/api/questions/bulk/bulk.schemas'
import { changeMany } from '@pathwise/api/questions/bulk/bulk.service'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { endConnectionWhenStopping } from '../../http/close-when-stopping.ts'
import { answerMeta, describeFailure, sendError } from '../../http/errors.ts'
import type { BuildContext } from '../../http/request-facts.ts'
import { readBody } from './read-query.ts'

interface BulkDeps {
  readonly buildContext: BuildContext
  readonly stopping: AbortSignal
  /** The changes in progress. */
  readonly running: Set<Promise<unknown>>
}

/** Returns a hook that rejects users who are not editors before the body is read. */
export function editorsOnly(buildContext: (request: FastifyRequest, reply: FastifyReply) => Pick<Context, 'identify'>) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    try {
      assertRole(await buildContext(request, reply).identify(), 'editor')
    } catch (cause) {
      return sendError(request, reply, cause)
    }
    return undefined
  }
}

/**
 * Returns the handler of `POST /api/admin/questions/bulk`. The response contains one JSON line per step and a last line
 * with the result.
 */
export function changeManyQuestions({ buildContext, stopping, running }: BulkDeps) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    reply.headers(answerMeta([]))
    // A client disconnect or a server stop aborts the change, and nothing is stored.
    const left = new AbortController()
    reply.raw.once('close', () => left.abort(new AppError('conflict', 'The client has disconnected')))
    endConnectionWhenStopping(request, reply, stopping)
    const signal = AbortSignal.any([left.signal, stopping])
    try {
      const asked = readBody(bulkRequestSchema, request.body)
      const lines = new PassThrough()
      const send = (message: object) => void (lines.writable && lines.write(`${JSON.stringify(message)}\n`))
      const onFault = (error: unknown) => request.log.warn({ err: error }, 'changed questions were not linted')
      const work = changeMany(buildContext(request, reply), asked, { onProgress: send, onFault, signal })
      running.add(work)
      const remove = () => running.delete(work)
      work.then(remove, remove)
      void work
        .catch((error: unknown) =>
          describeFailure(request, stopping.aborted ? new AppError('unavailable', 'The server is stopping') : error),
        )
        .then((result) => {
          send(result)
          lines.end()
        })
      return await reply
        .type('application/x-ndjson')
        // A buffering proxy would hide the progress.
        .header('x-accel-buffering', 'no')
        .send(lines)
    } catch (cause) {
      return sendError(request, reply, cause)
    }
  }
}
