import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * Lets the server stop as soon as its last response is sent. Node's `close()` ends idle connections, but can leave
 * three kinds of connections (see below) open for up to a minute.
 */
export function closeWhenStopping(app: FastifyInstance, stopping: AbortSignal, draining: AbortSignal): void {
  // Connections whose response begins during the shutdown: a response header announces that the connection will close.
  // This starts with draining, so that few connections are left when the server stops listening.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (draining.aborted || stopping.aborted) reply.header('connection', 'close')
    done(null, payload)
  })

  // Connections whose response began earlier: the response headers have already announced keep-alive.
  app.addHook('onResponse', (request, _reply, done) => {
    if (stopping.aborted) request.raw.socket.end()
    done()
  })

  // Connections that a browser opened in advance: they have no request, so they can be closed immediately.
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
 * Ends the connection of a streamed response when the server is stopping. A response that began before the shutdown
 * could not send `Connection: close`, and a keep-alive connection would delay the shutdown.
 */
export function endConnectionWhenStopping(request: FastifyRequest, reply: FastifyReply, stopping: AbortSignal): void {
  reply.raw.once('close', () => {
    if (stopping.aborted) request.raw.socket.destroySoon()
  })
}
