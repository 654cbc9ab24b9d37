import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestId } from './request-id.ts'
import type { SecurityHeaders } from './security-headers.ts'

/** Responses to requests that Node cannot parse, by error code. Other codes return 400. */
const parserRefusals: Readonly<Record<string, { status: number; detail: string }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, detail: 'The request took too long to arrive' },
  HPE_HEADER_OVERFLOW: { status: 431, detail: 'The request headers are too large' },
}
const unparsable = { status: 400, detail: 'The request is not valid HTTP' }

/** Messages for paths that Fastify cannot route, by error code. */
const routerRefusals: Readonly<Record<string, string>> = {
  FST_ERR_BAD_URL: 'The path is not a valid URL',
  FST_ERR_MAX_PARAM_LENGTH: 'The path is too long',
}

/**
 * Builds handlers that give malformed requests the usual response format and headers. Fastify runs no hooks for these
 * requests.
 */
export function createMalformedRequestHandlers(headersFor: SecurityHeaders) {
  return {
    frameworkErrors: (error: { code: string; statusCode?: number }, request: FastifyRequest, reply: FastifyReply) => {
      const status = error.statusCode ?? 400
      request.log.info({ method: request.method, route: 'malformed', status }, 'answered')
      reply
        .code(status)
        .headers({ ...headersFor(request.url), 'x-request-id': request.id })
        .send({ detail: routerRefusals[error.code] ?? unparsable.detail })
    },

    clientErrorHandler(this: FastifyInstance, error: Error & { code: string }, socket: Socket) {
      // The client has disconnected, so there is no response to send.
      if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
      const { status, detail } = parserRefusals[error.code] ?? unparsable
      const id = createRequestId()
      this.log.info({ reqId: id, route: 'malformed', status, reason: error.code }, 'answered')
      const body = JSON.stringify({ detail })
      const headers = {
        ...headersFor(''),
        'x-request-id': id,
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        connection: 'close',
      }
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
      socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
      return socket.destroySoon()
    },
  }
}
