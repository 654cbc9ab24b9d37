import { receiveEvent } from '@pathwise/api/billing/webhook'
import type { FastifyInstance } from 'fastify'
import { buildResponseHeaders, sendError } from '../http/errors.ts'
import { refuseOtherMethods } from './rest/allowed-methods.ts'

type Deps = Parameters<typeof receiveEvent>[0]

const route = { method: 'POST', paths: ['/api/stripe/webhook'] } as const

/**
 * Receives Stripe's webhooks. The signature covers the raw bytes, so the body must not be parsed. On a server error,
 * responds with 5xx so that Stripe retries.
 */
export async function mountStripeWebhook(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

    scope.post(route.paths[0], async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const signature = request.headers['stripe-signature']
      reply.headers(buildResponseHeaders([]))
      try {
        return await receiveEvent(deps, { body, signature: String(signature ?? ''), log: request.log })
      } catch (cause) {
        return sendError(request, reply, cause, { message: 'an event of Stripe was not handled' })
      }
    })
  })
  refuseOtherMethods(app, [route])
}
