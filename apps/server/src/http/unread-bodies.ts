import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** More than the largest file that an import accepts. */
const mostDiscardedBytes = 64 * 1024 * 1024
const longestDiscardMs = 5_000
/** A client that sends nothing for this long is waiting for the answer. */
const longestPauseMs = 500

/**
 * Reads the rest of a refused request, within bounds, before an answer that closes its connection: a connection closed
 * with unread data is reset, and a client that is still writing then never sees the answer.
 */
export function discardUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply, payload) => {
    const hasBody = raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined
    if (hasBody && !raw.complete && reply.getHeader('connection') === 'close') await discardBody(raw)
    return payload
  })
}

/** Resolves at the end of the body, or at the first bound. */
function discardBody(body: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0
    const stop = () => {
      clearTimeout(total)
      clearTimeout(pause)
      resolve()
    }
    const total = setTimeout(stop, longestDiscardMs)
    const pause = setTimeout(stop, longestPauseMs)
    body.unpipe()
    body.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > mostDiscardedBytes) stop()
      else pause.refresh()
    })
    body.once('close', stop)
  })
}
