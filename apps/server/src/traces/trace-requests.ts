import {
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type TextMapGetter,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findRouteLabel, findSentStatus } from '../metrics/request-metrics.ts'
import { traceQueries } from './trace-queries.ts'

interface Traces {
  /** The base URL of an OTLP receiver, without a path. */
  readonly url: string
  readonly version: string
}

/** Limits how long an unresponsive receiver can delay a shutdown. */
const sendingLimitMs = 2_000

const headerGetter: TextMapGetter<FastifyRequest['headers']> = {
  get: (headers, name) => headers[name],
  keys: (headers) => Object.keys(headers),
}

/**
 * Sends a span for each request with its method, route, status, duration and the request id from the log. Omits
 * addresses, query strings, headers and accounts, because they may contain secrets. Database queries become child
 * spans. If a proxy has started a trace, the span continues that trace. Import this module only if traces are sent.
 */
export function traceRequests(app: FastifyInstance, { url, version }: Traces): void {
  const exporter = new OTLPTraceExporter({ url: `${url}/v1/traces`, timeoutMillis: sendingLimitMs })
  const resource = resourceFromAttributes({ 'service.name': 'pathwise', 'service.version': version })
  const processor = new BatchSpanProcessor(exporter)
  const provider = new BasicTracerProvider({ resource, spanProcessors: [processor] })
  const stopQueries = traceQueries({ resource, processor })
  const spans = new WeakMap<FastifyRequest, Span>()
  const tracer = provider.getTracer('pathwise')
  const propagator = new W3CTraceContextPropagator()

  app.addHook('onRequest', (request, reply, done) => {
    const parent = propagator.extract(ROOT_CONTEXT, request.headers, headerGetter)
    const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER }, parent)
    // `close` also fires if the client disconnects before a response.
    reply.raw.once('close', () => endSpan(span, request, findSentStatus(request, reply)))
    spans.set(request, span)
    context.with(trace.setSpan(parent, span), done)
  })
  // Restore the request's context, because the callbacks that receive the body run outside it.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) context.with(trace.setSpan(context.active(), span), done)
    else done()
  })
  app.addHook('onClose', async () => {
    stopQueries()
    await provider.shutdown().catch((error: unknown) => app.log.warn({ err: error }, 'the last traces were not sent'))
  })
}

function endSpan(span: Span, request: FastifyRequest, status: number | undefined): void {
  const route = findRouteLabel(request)
  span.updateName(`${request.method} ${route}`)
  span.setAttributes({
    'http.request.method': request.method,
    'http.route': route,
    'pathwise.request_id': request.id,
    ...(status !== undefined && { 'http.response.status_code': status }),
  })
  if (status === undefined || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
