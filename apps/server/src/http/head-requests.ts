import type { FastifyInstance } from 'fastify'

/**
 * Answers HEAD with the GET handler, unless `exposeHeadRoute` is false. Node discards the body. Fastify's
 * `exposeHeadRoutes` would discard it before compression, which changes the headers.
 */
export function addHeadRoutes(app: FastifyInstance): void {
  app.addHook('onRoute', function addHead(route) {
    if (route.method === 'GET' && route.exposeHeadRoute !== false) this.route({ ...route, method: 'HEAD' })
  })
}
