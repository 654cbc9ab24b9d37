import type { Context } from '@pathwise/api/context'
import { AppError } from '@pathwise/api/errors'
import { appRouter } from '@pathwise/api/root'
import { getErrorShape } from '@trpc/server'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { largestTextBytes } from '../../http/body-limits.ts'
import { buildResponseHeaders, shouldLogError } from '../../http/errors.ts'
import type { BuildContext } from '../../http/request-facts.ts'
import { refuseOtherMethods } from '../rest/allowed-methods.ts'

const endpoint = '/api/trpc'

/** The headers that tRPC reads. Procedures get all other request data from the context. */
const headersRead = ['accept', 'content-type', 'trpc-accept', 'trpc-batch-mode']

function webRequest({ url, method, headers, body }: FastifyRequest): Request {
  const read: [string, string][] = []
  for (const name of headersRead) {
    const value = headers[name]
    if (typeof value === 'string') read.push([name, value])
  }
  return new Request(`http://localhost${url}`, { method, headers: read, ...(typeof body === 'string' && { body }) })
}

/**
 * The maximum number of calls in a batch. Each call costs as much as a separate request. The web client sends no larger
 * batches.
 */
const largestBatch = 20

/** tRPC's client parses `error`. `detail` is for clients that read plain JSON. */
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

function sendRefusal(reply: FastifyReply, ctx: Context, error: AppError): FastifyReply {
  return reply
    .code(getHTTPStatusCodeFromError(error))
    .headers(buildResponseHeaders([error]))
    .send(refusal(ctx, error))
}

/** @throws AppError `too_large` for a batch with too many calls, `throttled` for too many reads */
async function admit(calls: number, method: string, { reads, request }: Context): Promise<void> {
  if (calls > largestBatch) {
    throw new AppError('too_large', `A batch may have at most ${largestBatch} calls`, { reason: 'batch_too_large' })
  }
  if (method === 'GET') await reads.take(request.address, calls)
}

/**
 * Uses tRPC's fetch adapter. Its Fastify adapter takes 1.7 times the CPU time, because it also creates an AbortSignal
 * and two web streams per request.
 */
export async function mountTrpc(app: FastifyInstance, buildContext: BuildContext): Promise<void> {
  await app.register(async (scope) => {
    // tRPC parses the body itself.
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))

    scope.setErrorHandler(async (error: AppError | FastifyError, request, reply) => {
      if (error instanceof AppError) return sendRefusal(reply, buildContext(request, reply), error)
      if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw error
      const tooLarge = new AppError('too_large', 'The request body is too large', { reason: 'text_too_large' })
      return reply.code(413).send(refusal(buildContext(request, reply), tooLarge))
    })

    // Any procedure can be called here, so the largest body limit applies.
    scope.route<{ Params: { path: string } }>({
      method: ['GET', 'HEAD', 'POST'],
      url: `${endpoint}/:path`,
      bodyLimit: largestTextBytes,
      handler: async (request, reply) => {
        const ctx = buildContext(request, reply)
        try {
          await admit(request.params.path.split(',').length, request.method, ctx)
        } catch (error) {
          if (!(error instanceof AppError)) throw error
          return sendRefusal(reply, ctx, error)
        }
        const response = await fetchRequestHandler({
          endpoint,
          router: appRouter,
          req: webRequest(request),
          createContext: () => ctx,
          responseMeta: ({ errors }) => ({ headers: buildResponseHeaders(errors) }),
          onError: ({ error, path }) => {
            if (shouldLogError(error)) request.log.error({ err: error, procedure: path }, 'failed')
          },
        })
        for (const [name, value] of response.headers) reply.header(name, value)
        return reply.code(response.status).send(await response.text())
      },
    })
  })
  refuseOtherMethods(app, [
    { method: 'GET', paths: [`${endpoint}/{path}`] },
    { method: 'POST', paths: [`${endpoint}/{path}`] },
  ])
}
