import { appRouter } from '@pathwise/api/root'
import type { FastifyInstance } from 'fastify'
import { answerMeta, sendError } from '../http/errors.ts'
import type { BuildContext } from '../http/request-facts.ts'

const page = '/unsubscribe/'

/** The address ends a reminder, so that no cache, other site or search engine may get it. */
const privateHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
} as const

/**
 * Mounts the address in `List-Unsubscribe`. A mail program ends the reminder by a POST (RFC 8058). A GET opens the page
 * with a button and changes nothing, because scanners follow the links of a mail.
 */
export function mountUnsubscribe(app: FastifyInstance, buildContext: BuildContext): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.url.startsWith(page)) reply.headers(privateHeaders)
    done()
  })
  void app.register(async (scope) => {
    // A form, `List-Unsubscribe=One-Click`, which says no more than the address.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) => done(null))
    scope.post<{ Params: { id: string } }>(`${page}:id`, async (request, reply) => {
      reply.headers(answerMeta([]))
      try {
        const caller = appRouter.createCaller(buildContext(request, reply))
        return await reply.send(await caller.reminders.unsubscribe({ id: request.params.id }))
      } catch (cause) {
        return sendError(request, reply, cause, { message: 'a reminder was not ended' })
      }
    })
  })
}
