import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Account, OpenedSession } from './account.ts'
import type { PortalSession, Price, Subscription } from './objects.ts'
import type { Subscriptions } from './subscriptions.ts'

interface PagesOptions {
  readonly account: Account
  readonly subscriptions: Subscriptions
  /** Resolves once all events are delivered. Like Stripe's pages, ours redirect only after that. */
  readonly delivered: () => Promise<void>
}

const sessionPath = z.object({ id: z.string() })
const portalPath = z.object({
  id: z.string(),
  subscription: z.string(),
  action: z.enum(['cancel', 'cancel-now', 'end-period', 'resume']),
})

/** Mounts the pages where customers pay for, resume or cancel a subscription. */
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

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

function buildDocument(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<link rel="icon" href="data:,">
<style>body{font:16px/1.5 system-ui;max-width:30rem;margin:3rem auto;padding:0 1rem}form{display:inline}button,a{font:inherit;padding:.5rem 1rem;margin-right:.5rem}</style></head>
<body><main><h1>${title}</h1><p>This is a stand-in for Stripe. No money moves.</p>${body}</main></body>
</html>`
}

const notFoundPage = buildDocument('Not found', '<p>The stand-in has forgotten this page, or never had it.</p>')

function buildLabel({ products }: Account, { product, unit_amount }: Price): string {
  const name = products.get(product)?.name ?? product
  return `${escapeHtml(name)}: $${((unit_amount ?? 0) / 100).toFixed(2)} a month`
}

function checkoutPage(account: Account, { session, price }: OpenedSession): string {
  const label = `<p>${buildLabel(account, price)}</p>`
  if (session.status !== 'open') return buildDocument('Already paid', `${label}<p>You’re all done here.</p>`)
  const cancel = session.cancel_url ? `<a href="${escapeHtml(session.cancel_url)}">Cancel</a>` : ''
  return buildDocument('Checkout', `${label}<form method="post"><button>Pay</button></form>${cancel}`)
}

function buildActions({ id: portalId }: PortalSession, { id, status, cancel_at_period_end }: Subscription): string {
  if (status === 'canceled') return ''
  const button = (action: string, words: string) =>
    `<form method="post" action="/portal/${portalId}/${id}/${action}"><button>${words}</button></form>`
  return [
    cancel_at_period_end ? button('resume', 'Keep it') : button('cancel', 'Cancel at the period’s end'),
    button('cancel-now', 'Cancel now'),
    button('end-period', 'Let the period end now'),
  ].join('')
}

function portalPage(account: Account, portal: PortalSession): string {
  const rows = [...account.subscriptions.values()]
    .filter(({ customer }) => customer === portal.customer)
    .map((subscription) => {
      const [{ price, current_period_end }] = subscription.items.data
      const until = new Date(current_period_end * 1000).toISOString()
      const end = subscription.cancel_at_period_end ? ', ends then' : ''
      const state = `${subscription.status}, until ${until}${end}`
      return `<li><p>${buildLabel(account, price)}<br>${state}</p>${buildActions(portal, subscription)}</li>`
    })
  const back = portal.return_url ? `<p><a href="${escapeHtml(portal.return_url)}">Back</a></p>` : ''
  return buildDocument('Your subscriptions', `<ul>${rows.join('')}</ul>${back}`)
}
