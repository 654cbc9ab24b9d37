import type { FastifyInstance } from 'fastify'

/**
 * Logs the route pattern instead of the URL. A URL can contain the id of a shared report, which grants access to it, or
 * a whole report.
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
