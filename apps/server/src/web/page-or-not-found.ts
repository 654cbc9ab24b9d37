import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requestUrl } from '../http/request-url.ts'
import { fastifyPath, type Route } from '../routes/rest/route.ts'

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** API paths, and paths such as `//name`, which a browser would read as another host. */
const neverPages = /^\/(?:\/|api(?:\/|$))/

/** Paths whose last segment has an extension: they name a file, and a missing file is not a page. */
const fileLike = /\/[^/]*\.\w+$/

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Answers 404 with `detail`. The detail names HEAD as GET, so that both responses have the same length. */
export async function answerNotFound(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const method = isRead(request) ? 'GET' : request.method
  return reply.code(404).send({ detail: `Nothing is here: ${method} ${requestUrl(request).pathname}` })
}

/**
 * Handles requests that match no endpoint and no file. Sends the page to a GET or HEAD that accepts HTML, also with a
 * wildcard or without `Accept`. Answers 404 to unknown API paths, missing files, and clients that do not accept HTML.
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
 * Sends the page to a GET that names `text/html` at an endpoint without `/api` in its path, such as `/content`: a
 * browser is navigating to a path of the web app. All other clients get the endpoint's response.
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
