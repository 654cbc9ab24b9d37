import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requestUrl } from '../http/request-url.ts'
import { fastifyPath, type Route } from '../rest/route.ts'

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** API paths, and paths such as `//name`, which a browser would read as another host. */
const neverPages = /^\/(?:\/|api(?:\/|$))/

/** A path whose last segment has an extension names a file, and a missing file is not a page. */
const fileLike = /\/[^/]*\.\w+$/

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Answers 404 with `detail`. HEAD is called GET there, so that both have the same length. */
export async function answerNotFound(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const method = isRead(request) ? 'GET' : request.method
  return reply.code(404).send({ detail: `Nothing is here: ${method} ${requestUrl(request).pathname}` })
}

/**
 * Answers what no endpoint and no file does: with the page when the request is a GET that accepts HTML, be it by a
 * wildcard or by no `Accept` at all; with 404 for an unknown API path, a missing file, and clients that do not accept HTML.
 */
export function pageOrNotFound(sendPage: Handler): Handler {
  return async (request, reply) => {
    const { pathname } = requestUrl(request)
    const isPage = !neverPages.test(pathname) && !fileLike.test(pathname)
    reply.header('vary', 'accept')
    const wantsPage = isRead(request) && isPage && request.type('html') === 'html'
    return wantsPage ? sendPage(request, reply) : answerNotFound(request, reply)
  }
}

/**
 * Sends the page to a GET that names `text/html` at an endpoint without `/api` in its path, such as `/content`: there a
 * browser navigates to a path of the web app. Every other client gets the endpoint's answer.
 */
export function preferPagesInBrowsers(app: FastifyInstance, routes: readonly Route[]): void {
  const paths = new Set<string | undefined>(
    routes.flatMap((route) => route.paths.filter((path) => !neverPages.test(path)).map(fastifyPath)),
  )
  app.addHook('onRequest', (request, reply, done) => {
    if (!paths.has(request.routeOptions.url)) return done()
    reply.header('vary', 'accept')
    const namesHtml = [request.types()].flat().includes('text/html')
    if (isRead(request) && namesHtml) reply.callNotFound()
    else done()
  })
}
