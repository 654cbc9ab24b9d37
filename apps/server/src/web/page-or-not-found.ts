import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requestUrl } from '../http/request-url.ts'
import { fastifyPath, type Route } from '../routes/rest/route.ts'

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** API paths, and paths such as `//name`, which a browser would interpret as a different host. */
const neverPages = /^\/(?:\/|api(?:\/|$))/

/**
 * Paths whose last segment has an extension. They name files, and a request for a missing file must not return a page.
 */
const fileLike = /\/[^/]*\.\w+$/

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Sends a 404. For HEAD, `detail` contains GET instead of HEAD, so that both responses have the same length. */
export async function answerNotFound(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const method = isRead(request) ? 'GET' : request.method
  return reply.code(404).send({ detail: `Nothing is here: ${method} ${requestUrl(request).pathname}` })
}

/**
 * Handles requests that match no endpoint and no file. Returns the page for a GET or HEAD whose `Accept` allows HTML,
 * including by a wildcard or by being absent. Returns 404 for unknown API paths, missing files, and clients that do not
 * accept HTML.
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
 * When a GET has `text/html` in `Accept`, returns the page on endpoints without `/api` in their path, such as
 * `/content`, because such a request comes from a browser that navigates to the web app. All other clients get the
 * endpoint's response.
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
