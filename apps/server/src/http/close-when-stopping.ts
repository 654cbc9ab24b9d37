import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Lets the server stop as soon as its last response is sent. `close()` of Node ends the connections that wait for their next
 * request, and leaves the following open for a minute.
 */
export function closeWhenStopping(app: FastifyInstance, stopping: AbortSignal): void {
  // Responses that begin while the server stops.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping.aborted) reply.header('connection', 'close')
    done(null, payload)
  })

  // Responses that began before: their head has already promised to keep the connection.
  app.addHook('onResponse', (request, _reply, done) => {
    if (stopping.aborted) request.raw.socket.end()
    done()
  })

  // Connections without any request, which browsers open ahead.
  const sockets = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  stopping.addEventListener('abort', () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  })
}
