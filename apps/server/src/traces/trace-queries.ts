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

/** The parts of an operation that need no span of their own. */
const ignoredSpans = ['prisma:client:serialize', 'prisma:client:compile']

/**
 * Adds a span per database query below the active span. Queries without one, such as those of periodic jobs, are not
 * traced. The SQL has placeholders instead of values. Affects the whole process.
 * @returns a function that stops this
 */
export function traceQueries({ resource, processor }: Spans): () => void {
  // Finds a request's span in the code that runs for it.
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
