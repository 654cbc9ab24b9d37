import { context } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import type { Resource } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  BasicTracerProvider,
  ParentBasedSampler,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace-base'
import { PrismaInstrumentation } from '@prisma/instrumentation'

interface Spans {
  readonly resource: Resource
  readonly processor: SpanProcessor
}

/** Prisma's spans that are not recorded, because the span of the query itself is enough. */
const ignoredSpans = ['prisma:client:serialize', 'prisma:client:compile']

/**
 * Adds a child span for each database query. Queries outside a span, such as those of periodic jobs, are not traced.
 * The recorded SQL contains placeholders instead of values. Affects the whole process.
 * @returns a function that stops this
 */
export function traceQueries({ resource, processor }: Spans): () => void {
  // Propagates a request's span to the asynchronous code that handles the request.
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const sampler = new ParentBasedSampler({ root: new AlwaysOffSampler() })
  const instrumentation = new PrismaInstrumentation({ ignoreSpanTypes: ignoredSpans })
  instrumentation.setTracerProvider(new BasicTracerProvider({ resource, sampler, spanProcessors: [processor] }))
  instrumentation.enable()
  return () => {
    instrumentation.disable()
    context.disable()
  }
}
