import { AppError } from '@pathwise/api/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Load balancers and monitoring must see a busy server as a running one. */
const exempt: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', '/metrics'])

const retryAfterSeconds = 2

/**
 * Refuses a request with 503 while `most` others are in process. Otherwise, when more requests arrive than the server
 * can process, all of them wait until they time out. A request counts from when its body has arrived until its response
 * starts, so that slow clients do not count. See docs/decisions/0039-a-full-server-refuses-at-once.md.
 */
export function refuseOverload(app: FastifyInstance, most: number): void {
  const inProcess = new Set<FastifyRequest>()

  app.addHook('preValidation', (request, reply, done) => {
    // A WebSocket stays open for minutes, and has a limit of its own.
    if (request.ws || exempt.has(request.routeOptions.url)) return done()
    if (inProcess.size >= most) return done(new AppError('unavailable', 'The server is busy', { retryAfterSeconds }))
    inProcess.add(request)
    // When the client disconnects first, there is no response to send.
    reply.raw.once('close', () => inProcess.delete(request))
    done()
  })
  app.addHook('onSend', (request, _reply, payload, done) => {
    inProcess.delete(request)
    done(null, payload)
  })
}
