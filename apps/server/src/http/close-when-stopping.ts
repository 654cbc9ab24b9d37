import type { Socket } from 'node:net'
import { AppError } from '@pathwise/api/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * Lets the server stop as soon as its last response is sent. Node's `close()` ends idle connections, but leaves three
 * kinds (see below) open for up to a minute.
 */
export function closeWhenStopping(app: FastifyInstance, stopping: AbortSignal, draining: AbortSignal): void {
  // Once the drain begins, announce in each response that the connection will close, so that few connections remain
  // when the server stops listening.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (draining.aborted || stopping.aborted) reply.header('connection', 'close')
    done(null, payload)
  })

  // Closes the connection after a response that began before the shutdown, because its headers announced keep-alive.
  app.addHook('onResponse', (request, _reply, done) => {
    if (stopping.aborted) request.raw.socket.end()
    done()
  })

  // Immediately close connections that have sent no request. Browsers open such connections in advance.
  const sockets = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  stopping.addEventListener('abort', () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  })
}

/**
 * Closes the connection of a streamed response that started before shutdown. The response could not announce
 * `Connection: close`, and a keep-alive connection would delay the shutdown.
 */
export function endConnectionWhenStopping(request: FastifyRequest, reply: FastifyReply, stopping: AbortSignal): void {
  reply.raw.once('close', () => {
    if (stopping.aborted) request.raw.socket.destroySoon()
  })
}

/**
 * Returns a signal that aborts if the client disconnects or the server stops. Also closes the connection of the
 * response when the server stops.
 */
export function createStreamSignal(request: FastifyRequest, reply: FastifyReply, stopping: AbortSignal): AbortSignal {
  const disconnected = new AbortController()
  reply.raw.once('close', () => disconnected.abort(new AppError('conflict', 'The client has disconnected')))
  endConnectionWhenStopping(request, reply, stopping)
  return AbortSignal.any([disconnected.signal, stopping])
}

/** Returns an `unavailable` error if the server is stopping, otherwise the cause. */
export function findAbortReason(cause: unknown, stopping: AbortSignal): unknown {
  return stopping.aborted ? new AppError('unavailable', 'The server is stopping') : cause
}
