import type { FastifyInstance } from 'fastify'

/** While the server drains, each answer ends its connection: one kept alive would hold the end back for a minute. */
export function closeWhenStopping(app: FastifyInstance, stopping: AbortSignal): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping.aborted) reply.header('connection', 'close')
    done(null, payload)
  })
}
