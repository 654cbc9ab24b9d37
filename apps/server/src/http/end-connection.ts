import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Ends the connection of a streamed response when the server is stopping. A response that began before could not send
 * `Connection: close`, and a keep-alive connection would delay the shutdown.
 */
export function endConnectionWhenStopping(request: FastifyRequest, reply: FastifyReply, stopping: AbortSignal): void {
  reply.raw.once('close', () => {
    if (stopping.aborted) request.raw.socket.destroySoon()
  })
}
