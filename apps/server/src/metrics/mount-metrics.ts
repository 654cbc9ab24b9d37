import { createHash, timingSafeEqual } from 'node:crypto'
import { AppError } from '@pathwise/api/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Registry } from 'prom-client'
import { sendError } from '../http/errors.ts'
import { refuseOtherMethods } from '../routes/rest/allowed-methods.ts'
import { createProcessMetrics } from './process-metrics.ts'

interface Metrics {
  readonly registry: Registry
  /** Updates the metrics that are measured only when they are read. */
  readonly refresh: () => Promise<void>
}

interface Guard {
  /** The token that requests for the metrics must contain. If null, only this machine may read the metrics. */
  readonly token: string | null
  /** Whether other machines can reach the server. */
  readonly isPublic: boolean
}

/**
 * Headers that a proxy adds. A request through a local proxy also comes from the loopback address, so only these
 * headers identify it.
 */
const forwarded = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip']

function isFromThisMachine({ headers, raw }: FastifyRequest): boolean {
  const address = raw.socket.remoteAddress ?? ''
  return /^(::1$|(::ffff:)?127\.)/.test(address) && forwarded.every((name) => headers[name] === undefined)
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Digests have equal lengths, so the comparison reveals nothing about the token. */
function hasToken({ headers }: FastifyRequest, token: string): boolean {
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))
}

/**
 * Serves the Prometheus text format. If a token is set, requests must contain it. Otherwise, only this machine may read
 * the metrics, and only if the server is not public. Requests through a proxy are rejected.
 */
export function mountMetrics(app: FastifyInstance, { registry, refresh }: Metrics, { token, isPublic }: Guard): void {
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const isAllowed = token === null ? !isPublic && isFromThisMachine(request) : hasToken(request, token)
    if (!isAllowed) {
      reply.header('www-authenticate', 'Bearer')
      return sendError(request, reply, new AppError('unauthenticated', 'The metrics need the token of METRICS_TOKEN'))
    }
    await refresh()
    const metrics = Registry.merge([createProcessMetrics(), registry])
    return reply.type(metrics.contentType).send(await metrics.metrics())
  })
  refuseOtherMethods(app, [{ method: 'GET', paths: ['/metrics'] }])
}
