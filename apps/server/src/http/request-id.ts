import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Ids are ours alone: a caller's own header could forge a line in the log. */
export function newRequestId(): string {
  return randomUUID()
}

/** Every answer names the request, so that a person can quote it and an operator find it. */
export function identifyRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
}
