import type { Context, RequestFacts } from '@pathwise/api/context'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Returns a request's context. All calls for a request return the same one, so that its caller is looked up once. */
export type BuildContext = (request: FastifyRequest, reply: FastifyReply) => Context

/** Returns the request data that procedures use, and a function that sets cookies. */
export function readRequestFacts(
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl }: { readonly publicUrl: string | undefined },
): RequestFacts {
  const { authorization, cookie, origin, 'user-agent': userAgent } = request.headers
  return {
    requestId: request.id,
    acceptedLanguages: () => request.languages(),
    headers: { authorization, cookie, origin, userAgent, host: publicUrl === undefined ? request.host : undefined },
    address: request.ip,
    setCookie: (header) => {
      reply.header('set-cookie', header)
    },
    log: request.log,
  }
}
