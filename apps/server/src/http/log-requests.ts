import type { FastifyInstance } from 'fastify'

/**
 * Logs the route pattern instead of the URL, because a URL can contain a whole report, or the id of a shared report,
 * which is enough to read the report.
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
