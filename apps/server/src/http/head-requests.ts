import type { FastifyInstance } from 'fastify'

/**
 * Handles HEAD with the GET handler on every route unless `exposeHeadRoute` is false; Node discards the body. Fastify's
 * own `exposeHeadRoutes` discards the body before compression, so its headers would differ from those of GET.
 */
export function answerHeadLikeGet(app: FastifyInstance): void {
  app.addHook('onRoute', function addHead(route) {
    if (route.method === 'GET' && route.exposeHeadRoute !== false) this.route({ ...route, method: 'HEAD' })
  })
}
