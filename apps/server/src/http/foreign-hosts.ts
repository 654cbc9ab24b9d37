import type { FastifyInstance } from 'fastify'
import { isLocalHost } from '../env/local-host.ts'

/**
 * Refuses requests to other names than this machine's. A page of another site can point its own name at 127.0.0.1 (DNS
 * rebinding), and would then be of the same origin as a demonstration, whose password is public.
 */
export function refuseForeignHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isLocalHost(request.hostname)) return
    return reply
      .code(403)
      .send({ detail: 'This demonstration answers on localhost only; PUBLIC_URL names another host' })
  })
}
