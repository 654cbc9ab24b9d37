import { AppError, appRouter, type Context } from '@pathwise/api'
import { getErrorShape } from '@trpc/server'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
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

/** The calls of a batch cost as much as so many requests. The browser's link sends no more than this. */
const largestBatch = 20

/** A refusal in the shape that tRPC's client understands; `detail` is for clients that read plain JSON. */
function refusal(ctx: Context, error: AppError): object {
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

/** @throws AppError `too_large` for a batch of too many calls, `throttled` for too many reads */
async function admit(calls: number, method: string, { reads, request }: Context): Promise<void> {
  if (calls > largestBatch) {
    throw new AppError('too_large', `A batch may have at most ${largestBatch} calls`, { reason: 'batch_too_large' })
  }
  if (method === 'GET') await reads.take(request.address, calls)
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
      const tooLarge = new AppError('too_large', 'The request body is too large', { reason: 'text_too_large' })
      return reply.code(413).send(refusal(contextOf(request, reply), tooLarge))
    })

    // Any procedure may be asked here, so the limit is that of the largest: a body as a person writes it.
    scope.all<{ Params: { path: string } }>(
      `${endpoint}/:path`,
      { bodyLimit: largestTextBytes },
      async (request, reply) => {
        const ctx = contextOf(request, reply)
        try {
          await admit(request.params.path.split(',').length, request.method, ctx)
        } catch (error) {
          if (!(error instanceof AppError)) throw error
          return reply
            .code(getHTTPStatusCodeFromError(error))
            .headers(answerMeta([error]))
            .send(refusal(ctx, error))
        }
        const response = await fetchRequestHandler({
          endpoint,
          router: appRouter,
          req: webRequest(request),
          createContext: () => ctx,
          responseMeta: ({ errors }) => ({ headers: answerMeta(errors) }),
          onError: ({ error, path }) => {
            if (error.code === 'INTERNAL_SERVER_ERROR') request.log.error({ err: error, procedure: path }, 'failed')
          },
        })
        for (const [name, value] of response.headers) reply.header(name, value)
        return reply.code(response.status).send(await response.text())
      },
    )
  })
}
