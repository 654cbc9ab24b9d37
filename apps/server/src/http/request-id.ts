import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Ignores ids from clients, because they could forge log lines. */
export function createRequestId(): string {
  return randomUUID()
}

/** Adds the request id to every response, so that a user can quote it and an operator can find it in the log. */
export function addRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
}
