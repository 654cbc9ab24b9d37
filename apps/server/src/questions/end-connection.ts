import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * For an answer that streams: one that began before the server stopped could not say that its connection ends with it,
 * and a connection that is kept alive would hold the end of the server back.
 */
export function endConnectionWhenStopping(request: FastifyRequest, reply: FastifyReply, stopping: AbortSignal): void {
  reply.raw.once('close', () => {
    if (stopping.aborted) request.raw.socket.destroySoon()
  })
}
