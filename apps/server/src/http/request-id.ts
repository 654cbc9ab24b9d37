import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Creates a request id. Ids sent by clients are ignored, because they could forge a log line. */
export function createRequestId(): string {
  return randomUUID()
}

/** Adds the request id to every response, so that a user can quote it and an operator can find it in the log. */
export function identifyRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
}
