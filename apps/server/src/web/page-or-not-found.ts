import type { FastifyReply, FastifyRequest } from 'fastify'
import { requestUrl } from '../http/request-url.ts'

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** API paths, and paths such as `//name`, which a browser would read as another host. */
const neverPages = /^\/(?:\/|api(?:\/|$))/

/** A path whose last segment has an extension names a file, and a missing file is not a page. */
const fileLike = /\/[^/]*\.\w+$/

/** The page for any other GET that accepts HTML; 404 with `detail` for an unknown API path, a missing file or other clients. */
export function pageOrNotFound(sendPage: Handler): Handler {
  return async (request, reply) => {
    const { pathname } = requestUrl(request)
    const asksForPage = request.method === 'GET' || request.method === 'HEAD'
    const isPage = !neverPages.test(pathname) && !fileLike.test(pathname)
    reply.header('vary', 'accept')
    if (asksForPage && isPage && request.type(['json', 'html']) === 'html') return sendPage(request, reply)
    return reply.code(404).send({ detail: `Nothing is here: ${request.method} ${pathname}` })
  }
}
