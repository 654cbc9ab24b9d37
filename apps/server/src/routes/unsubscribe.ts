import { appRouter } from '@pathwise/api/root'
import type { FastifyInstance } from 'fastify'
import { buildResponseHeaders, sendError } from '../http/errors.ts'
import type { BuildContext } from '../http/request-facts.ts'

const page = '/unsubscribe/'

/** The URL can end a reminder, so no cache, other site or search engine may store it. */
const privateHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
} as const

/**
 * Handles the `List-Unsubscribe` URL. A mail program ends the reminder with a POST (RFC 8058). A GET only shows a page
 * with a button, because mail scanners follow links.
 */
export function mountUnsubscribe(app: FastifyInstance, buildContext: BuildContext): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.url.startsWith(page)) reply.headers(privateHeaders)
    done()
  })
  void app.register(async (scope) => {
    // Ignores the body `List-Unsubscribe=One-Click`, because the URL already identifies the reminder.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) => done(null))
    scope.post<{ Params: { id: string } }>(`${page}:id`, async (request, reply) => {
      reply.headers(buildResponseHeaders([]))
      try {
        const caller = appRouter.createCaller(buildContext(request, reply))
        return await reply.send(await caller.reminders.unsubscribe({ id: request.params.id }))
      } catch (cause) {
        return sendError(request, reply, cause, { message: 'a reminder was not ended' })
      }
    })
  })
}
