import type { FastifyInstance } from 'fastify'

/**
 * One line a request, with the route instead of the address: addresses hold the ids of shared reports, which open them
 * to whoever reads the log, and queries hold whole reports.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const route = routeOptions.url ?? 'page'
    request.log.info(
      { method, route, status: reply.statusCode, milliseconds: Math.round(reply.elapsedTime) },
      'answered',
    )
    done()
  })
}
