import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import { parseRequestUrl } from '../http/request-url.ts'
import { type Route, toFastifyPath } from '../routes/rest/route.ts'

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** Matches API paths, and paths such as `//name`, which browsers interpret as another host. */
const neverPages = /^\/(?:\/|api(?:\/|$))/

/** Matches paths whose last segment has an extension. A missing file must not return a page. */
const fileLike = /\/[^/]*\.\w+$/

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Responds with 404. The message names GET even for a HEAD request, so that both responses have the same length. */
export async function sendNotFound(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const method = isRead(request) ? 'GET' : request.method
  return reply.code(404).send({ detail: `Nothing is here: ${method} ${parseRequestUrl(request).pathname}` })
}

/**
 * Handles requests that match no endpoint or file. A GET or HEAD returns the page if the client accepts HTML. A
 * wildcard or a missing `Accept` header also accepts HTML. API paths, missing files and all other requests get a 404.
 */
export function sendPageOrNotFound(sendPage: Handler): Handler {
  return async (request, reply) => {
    const { pathname } = parseRequestUrl(request)
    const isPage = !neverPages.test(pathname) && !fileLike.test(pathname)
    reply.header('vary', 'accept')
    const wantsPage = isRead(request) && isPage && request.type('html') === 'html'
    return wantsPage ? sendPage(request, reply) : sendNotFound(request, reply)
  }
}

/**
 * Lets the web app and API clients share paths such as `/content`. A GET with `text/html` in `Accept` comes from a
 * browser, and gets the page. All other clients get the endpoint.
 */
export function preferPagesInBrowsers(app: FastifyInstance, routes: readonly Route[]): void {
  const paths = new Set(
    routes.flatMap((route) => route.paths.filter((path) => !neverPages.test(path)).map(toFastifyPath)),
  )
  const preferPage: onRequestHookHandler = (request, reply, done) => {
    reply.header('vary', 'accept')
    const namesHtml = [request.types()].flat().includes('text/html')
    if (isRead(request) && namesHtml) reply.callNotFound()
    else done()
  }
  // Add the hook only to these routes. A hook for all routes would run for every request.
  app.addHook('onRoute', (route) => {
    if (paths.has(route.url)) route.onRequest = [route.onRequest ?? [], preferPage].flat()
  })
}
