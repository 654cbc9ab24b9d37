import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createStreamSignal, findAbortReason } from '../../http/close-when-stopping.ts'
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
  const signal = createStreamSignal(request, reply, stopping)
  const findReason = (cause: unknown) => findAbortReason(cause, stopping)

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

  return { signal, findReason, track, streamLines }
}
