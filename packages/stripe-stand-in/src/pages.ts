import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Account } from './account.ts'
import { checkoutPage, notFoundPage, portalPage } from './page-html.ts'
import type { Subscriptions } from './subscriptions.ts'

interface PagesOptions {
  readonly account: Account
  readonly subscriptions: Subscriptions
  /** Resolves when all events are delivered. Like Stripe, the pages wait for this before they redirect. */
  readonly delivered: () => Promise<void>
}

const sessionPath = z.object({ id: z.string() })
const portalPath = z.object({
  id: z.string(),
  subscription: z.string(),
  action: z.enum(['cancel', 'cancel-now', 'end-period', 'resume']),
})

/** Mounts the pages on which a customer pays for a subscription, resumes it or cancels it. */
export function mountPages(app: FastifyInstance, { account, subscriptions, delivered }: PagesOptions): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/v1/')) reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
  })

  app.get('/pay/:id', async ({ params }, reply) => {
    const opened = account.sessions.get(sessionPath.parse(params).id)
    return opened ? checkoutPage(account, opened) : reply.code(404).send(notFoundPage)
  })

  app.post('/pay/:id', async ({ params }, reply) => {
    const { id } = sessionPath.parse(params)
    const session = account.sessions.get(id)?.session
    if (!session) return reply.code(404).send(notFoundPage)
    if (session.status === 'open') subscriptions.pay(id)
    await delivered()
    return reply.redirect((session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id), 303)
  })

  app.get('/portal/:id', async ({ params }, reply) => {
    const portal = account.portals.get(sessionPath.parse(params).id)
    return portal ? portalPage(account, portal) : reply.code(404).send(notFoundPage)
  })

  app.post('/portal/:id/:subscription/:action', async ({ params }, reply) => {
    const { id, subscription, action } = portalPath.parse(params)
    const portal = account.portals.get(id)
    if (!portal || account.subscriptions.get(subscription)?.customer !== portal.customer) {
      return reply.code(404).send(notFoundPage)
    }
    const actions = {
      cancel: () => subscriptions.cancelAtPeriodEnd(subscription),
      'cancel-now': () => subscriptions.cancelNow(subscription),
      'end-period': () => subscriptions.endPeriod(subscription),
      resume: () => subscriptions.resume(subscription),
    }
    actions[action]()
    await delivered()
    return reply.redirect(`/portal/${id}`, 303)
  })
}
