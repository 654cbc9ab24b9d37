import { AppError } from '@pathwise/api/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** These paths are exempt, so that load balancers and monitoring do not mistake a busy server for a stopped one. */
const exemptPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Asset files are exempt too: they need neither the database nor rendering, and the web app does not start if one is
 * missing.
 */
const isExempt = (url = '') => exemptPaths.has(url) || url.startsWith('/assets/')

const retryAfterSeconds = 2

/**
 * Refuses a request with 503 while `limit` other requests are in flight. Without this limit, if more requests arrived
 * than the server can process, all of them would wait until they time out. A request is counted from the arrival of its
 * complete body until its response starts, so that slow clients do not use up the limit. A disconnect does not release
 * the slot, because the handler keeps running. See docs/decisions/0039-a-full-server-refuses-at-once.md.
 */
export function rejectOnOverload(app: FastifyInstance, limit: number): void {
  const inProcess = new Set<FastifyRequest>()

  app.addHook('preValidation', (request, _reply, done) => {
    // WebSockets are not counted, because they are open for minutes and have their own limit (`webSockets`).
    if (request.ws || isExempt(request.routeOptions.url)) return done()
    if (inProcess.size >= limit) return done(new AppError('unavailable', 'The server is busy', { retryAfterSeconds }))
    inProcess.add(request)
    done()
  })
  app.addHook('onSend', (request, _reply, payload, done) => {
    inProcess.delete(request)
    done(null, payload)
  })
}
