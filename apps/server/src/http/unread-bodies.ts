import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** The maximum number of bytes to read and discard. Must be greater than the size limit of imported files. */
const mostDiscardedBytes = 64 * 1024 * 1024
const longestDiscardMs = 5_000
/** If the client sends nothing for this long, it is probably waiting for the response. */
const longestPauseMs = 500

/**
 * Reads the rest of a rejected request, within limits, before a response closes the connection. Closing it with unread
 * data would reset the connection, and a client that is still sending would never see the response.
 */
export function discardUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    const hasBody = raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined
    const isUnread = hasBody && !raw.complete && reply.getHeader('connection') === 'close'
    if (isUnread) discardBody(raw, () => done(null, payload))
    else done(null, payload)
  })
}

/** Calls `done` once, when the body ends or a limit is reached. */
function discardBody(body: IncomingMessage, done: () => void): void {
  let bytes = 0
  const count = (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > mostDiscardedBytes) stop()
    else pause.refresh()
  }
  const stop = () => {
    clearTimeout(total)
    clearTimeout(pause)
    body.off('data', count).off('close', stop)
    done()
  }
  const total = setTimeout(stop, longestDiscardMs)
  const pause = setTimeout(stop, longestPauseMs)
  // Disconnect the body from its decompressor, which no longer reads it.
  body.unpipe()
  body.on('data', count).once('close', stop)
}
