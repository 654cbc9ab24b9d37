import { appRouter } from '@pathwise/api/root'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { z } from 'zod'

const procedures = new Set(Object.keys(appRouter._def.procedures))
const trpcParamsSchema = z.object({ path: z.string() })

/**
 * The methods that are reported under their own name. All others, of which Node accepts about thirty, share one label
 * value, because each value adds a time series.
 */
const methods = new Set(['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'])

/**
 * Returns the route pattern or the procedure, but never the URL, because the number of URLs is unlimited, and a URL can
 * contain the id of a shared report.
 */
export function findRouteLabel({ routeOptions, params }: Pick<FastifyRequest, 'params' | 'routeOptions'>): string {
  const { url } = routeOptions
  if (url === undefined) return 'page'
  if (url !== '/api/trpc/:path') return url
  const path = trpcParamsSchema.safeParse(params).data?.path ?? ''
  if (procedures.has(path)) return `/api/trpc/${path}`
  return path.includes(',') ? '/api/trpc/batch' : '/api/trpc/unknown'
}

/** Returns undefined if the client disconnected before a response. */
export function findSentStatus({ ws }: FastifyRequest, { raw, sent }: FastifyReply): number | undefined {
  if (raw.headersSent) return raw.statusCode
  // A WebSocket handshake is written directly to the socket, so `headersSent` is false.
  return ws && sent ? 101 : undefined
}

/** Counts requests by route and status, and measures how long they take. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const registers = [registry]
  const total = new Counter({
    name: 'pathwise_http_requests_total',
    help: 'Requests by method, route and status; 499 when the client left first.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const duration = new Histogram({
    name: 'pathwise_http_request_duration_seconds',
    help: 'Time from the headers of a request to the end of its response.',
    labelNames: ['route'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  const inFlight = new Gauge({
    name: 'pathwise_http_requests_in_flight',
    help: 'Requests whose response has not ended, and open WebSockets.',
    registers,
  })
  const connections = new Gauge({
    name: 'pathwise_http_connections',
    help: 'Open client connections, including WebSockets.',
    registers,
    collect: () =>
      new Promise<void>((resolve) => {
        app.server.getConnections((_error, open) => {
          connections.set(open)
          resolve()
        })
      }),
  })
  app.addHook('onRequest', (request, reply, done) => {
    inFlight.inc()
    // `close` also fires if the client disconnects before a response.
    reply.raw.on('close', () => {
      inFlight.dec()
      const method = methods.has(request.method) ? request.method : 'other'
      const route = findRouteLabel(request)
      total.inc({ method, route, status: findSentStatus(request, reply) ?? 499 })
      duration.observe({ route }, reply.elapsedTime / 1000)
    })
    done()
  })
}
