import type { FastifyInstance } from 'fastify'
import { isLocalHost } from '../env/local-host.ts'

/**
 * Rejects requests for other hosts. A malicious site can point its own name at 127.0.0.1 (DNS rebinding). Its pages
 * would then share the origin of a demo server, whose password is public.
 */
export function refuseForeignHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isLocalHost(request.hostname)) return done()
    reply.code(403).send({ detail: 'This demonstration answers on localhost only; PUBLIC_URL names another host' })
  })
}
