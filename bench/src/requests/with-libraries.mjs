import { randomUUID } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import accepts from '@fastify/accepts'
import compress from '@fastify/compress'
import { fastify, LogController } from 'fastify'
import helmet from 'helmet'
import { destination, pino } from 'pino'
import { Counter, Histogram } from 'prom-client'
import { RateLimiterMemory } from 'rate-limiter-flexible'

// A server without product code that runs the libraries listed in LAYERS for each request. The product runs all of the
// libraries in layers.ts.
const layers = new Set((process.env.LAYERS ?? '').split(','))
const app = fastify(
  layers.has('log')
    ? {
        loggerInstance: pino(destination({ sync: false, minLength: 16_000, periodicFlush: 1000 })),
        logController: new LogController({ disableRequestLogging: true }),
      }
    : {},
)

if (layers.has('log')) {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({ method: request.method, route: request.routeOptions.url, status: reply.statusCode }, 'answered')
    done()
  })
}
if (layers.has('request id')) {
  app.setGenReqId(() => randomUUID())
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
}
if (layers.has('metrics')) {
  const total = new Counter({ name: 'requests_total', help: 'Requests.', labelNames: ['method', 'route', 'status'] })
  const duration = new Histogram({ name: 'request_seconds', help: 'Duration.', labelNames: ['route'] })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url
    total.inc({ method: request.method, route, status: reply.statusCode })
    duration.observe({ route }, reply.elapsedTime / 1000)
    done()
  })
}
if (layers.has('security headers')) {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  helmet()(response.req, response, () => {})
  const headers = { ...response.getHeaders() }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
if (layers.has('compression')) {
  await app.register(accepts)
  await app.register(compress)
}
const limiter = layers.has('read limit') && new RateLimiterMemory({ points: 1e9, duration: 60 })

app.get('/api/version', async (request) => {
  if (limiter) await limiter.consume(request.ip)
  return { version: '0.1.0+1234567' }
})
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
process.on('SIGTERM', () => process.exit(0))
process.stdout.write('ready\n')
