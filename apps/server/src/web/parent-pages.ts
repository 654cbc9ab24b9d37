import { appRouter } from '@pathwise/api/root'
import { TRPCError } from '@trpc/server'
import type { FastifyInstance } from 'fastify'
import type { BuildContext } from '../http/request-facts.ts'
import { parseRequestUrl } from '../http/request-url.ts'

const pages = '/parents/'
const secretPaths = [pages, '/api/parent-links/'] as const

/** A parent link's URL is a secret, so no cache, other site or search engine may store it. */
const privateHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
} as const

const unknownCodes: ReadonlySet<string> = new Set(['NOT_FOUND', 'BAD_REQUEST'])

/**
 * For parent pages, sets headers that protect the secret URL. Returns 404 if the link is unknown, expired or revoked.
 */
export function protectParentPages(app: FastifyInstance, buildContext: BuildContext): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (secretPaths.some((path) => request.url.startsWith(path))) reply.headers(privateHeaders)
    done()
  })
  // `preHandler` runs after the check of MAX_REQUESTS, so that an overloaded server does not query the database.
  app.addHook('preHandler', (request, reply, done) => {
    if (!request.url.startsWith(pages)) return done()
    const id = parseRequestUrl(request).pathname.slice(pages.length)
    appRouter
      .createCaller(buildContext(request, reply))
      .parentLinks.get({ id })
      .catch((error: unknown) => {
        if (error instanceof TRPCError && unknownCodes.has(error.code)) reply.code(404)
        else request.log.error({ err: error }, 'a parent link was not read')
      })
      .finally(done)
  })
}
