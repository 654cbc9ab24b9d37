import { PassThrough } from 'node:stream'
import { AppError } from '@pathwise/api/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { endConnectionWhenStopping } from '../../http/close-when-stopping.ts'
import { describeFailure } from '../../http/errors.ts'

export const linesType = 'application/x-ndjson'

export interface StreamDeps {
  readonly stopping: AbortSignal
  /** The imports and bulk changes that are in progress. */
  readonly running: Set<Promise<unknown>>
}

/**
 * Prepares a response that streams the progress of a task. The signal aborts if the client disconnects or the server
 * stops.
 */
export function prepareStream(request: FastifyRequest, reply: FastifyReply, { stopping, running }: StreamDeps) {
  const left = new AbortController()
  reply.raw.once('close', () => left.abort(new AppError('conflict', 'The client has disconnected')))
  endConnectionWhenStopping(request, reply, stopping)

  /** Reports an abort by the shutdown as `unavailable` instead of as an internal error. */
  function findReason(cause: unknown): unknown {
    return stopping.aborted ? new AppError('unavailable', 'The server is stopping') : cause
  }

  /** Keeps a promise in `running` until it settles, so that a closing server can wait for it. */
  function track<Result>(work: Promise<Result>): Promise<Result> {
    running.add(work)
    const remove = () => running.delete(work)
    work.then(remove, remove)
    return work
  }

  /** Sends each message as a JSON line, followed by a line with the result or the failure. */
  async function streamLines(start: (send: (message: object) => void) => Promise<object>): Promise<FastifyReply> {
    const lines = new PassThrough()
    const send = (message: object) => void (lines.writable && lines.write(`${JSON.stringify(message)}\n`))
    void track(start(send))
      .catch((error: unknown) => describeFailure(request, findReason(error)))
      .then((result) => {
        send(result)
        lines.end()
      })
    return await reply
      .type(linesType)
      // Ask proxies not to buffer the response, because buffering would hide the progress.
      .header('x-accel-buffering', 'no')
      .send(lines)
  }

  return { signal: AbortSignal.any([left.signal, stopping]), findReason, track, streamLines }
}
