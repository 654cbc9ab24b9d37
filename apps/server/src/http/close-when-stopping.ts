import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * Lets the server stop as soon as its last response is sent. Node's `close()` ends idle connections, but leaves the
 * three kinds below open for a minute.
 */
export function closeWhenStopping(app: FastifyInstance, stopping: AbortSignal): void {
  // Responses that begin during the shutdown announce the close in a header.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping.aborted) reply.header('connection', 'close')
    done(null, payload)
  })

  // The headers of earlier responses have already promised to keep the connection open.
  app.addHook('onResponse', (request, _reply, done) => {
    if (stopping.aborted) request.raw.socket.end()
    done()
  })

  // Browsers open connections in advance; those without a request can close immediately.
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
 * Ends the connection of a streamed response when the server is stopping. A response that began before could not send
 * `Connection: close`, and a keep-alive connection would delay the shutdown.
 */
export function endConnectionWhenStopping(request: FastifyRequest, reply: FastifyReply, stopping: AbortSignal): void {
  reply.raw.once('close', () => {
    if (stopping.aborted) request.raw.socket.destroySoon()
  })
}
