import { AppError, appRouter, type Context } from '@pathwise/api'
import { getErrorShape } from '@trpc/server'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerMeta } from '../http/answer-meta.ts'
import { largestTextBytes } from '../http/body-limits.ts'

const endpoint = '/api/trpc'

/** What tRPC reads of a request: everything else is in the context. */
const headersRead = ['accept', 'content-type', 'trpc-accept', 'trpc-batch-mode']

function webRequest({ url, method, headers, body }: FastifyRequest): Request {
  const read: [string, string][] = []
  for (const name of headersRead) {
    const value = headers[name]
    if (typeof value === 'string') read.push([name, value])
  }
  return new Request(`http://localhost${url}`, { method, headers: read, ...(typeof body === 'string' && { body }) })
}

/** tRPC's own client understands no other shape; `detail` is for who reads along. */
function tooLarge(ctx: Context): object {
  const error = new AppError('too_large', 'The request body is too large', { reason: 'text_too_large' })
  const shape = getErrorShape({
    config: appRouter._def._config,
    error,
    type: 'unknown',
    path: undefined,
    input: undefined,
    ctx,
  })
  return { error: shape, detail: error.message }
}

/**
 * Mounts every procedure for tRPC's own client. This is tRPC's fetch adapter: its Fastify adapter does the same work with
 * an AbortSignal and two web streams around each request, which nothing here uses and which cost 1.7 times the processor time.
 */
export async function mountTrpc(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Context,
): Promise<void> {
  await app.register(async (scope) => {
    // tRPC reads the body itself.
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))

    scope.setErrorHandler(async (error: FastifyError, request, reply) => {
      if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw error
      return reply.code(413).send(tooLarge(contextOf(request, reply)))
    })

    // Any procedure may be asked here, so the limit is that of the largest: a body as a person writes it.
    scope.all(`${endpoint}/:path`, { bodyLimit: largestTextBytes }, async (request, reply) => {
      const response = await fetchRequestHandler({
        endpoint,
        router: appRouter,
        req: webRequest(request),
        createContext: () => contextOf(request, reply),
        responseMeta: ({ errors }) => ({ headers: answerMeta(errors) }),
        onError: ({ error, path }) => {
          if (error.code === 'INTERNAL_SERVER_ERROR') request.log.error({ err: error, procedure: path }, 'failed')
        },
      })
      for (const [name, value] of response.headers) reply.header(name, value)
      return reply.code(response.status).send(await response.text())
    })
  })
}
