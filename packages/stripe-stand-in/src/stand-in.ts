import { fastify } from 'fastify'
import { Account } from './account.ts'
import { type Mode, mountApi, type RecordedRequest } from './api.ts'
import { createEvent, deliver, type StandInEvent } from './events.ts'
import type { HeldAnswer } from './held-answer.ts'
import { seconds } from './objects.ts'
import { mountPages } from './pages.ts'
import { Subscriptions } from './subscriptions.ts'

/** The maximum number of attempts per event. Stripe retries for three days. */
const mostDeliveries = 3

export interface StandInOptions {
  /** The URL that receives Stripe's events. Without it, events are recorded but not sent. */
  readonly webhookUrl?: string
  readonly port?: number
  readonly now?: () => Date
}

export interface StripeStandIn {
  /** The settings that a server needs to use the stand-in. */
  readonly settings: Readonly<{ secretKey: string; webhookSecrets: readonly [string]; apiBase: string }>
  readonly account: Account
  /** Changes subscriptions on behalf of the customer or Stripe. */
  readonly subscriptions: Subscriptions
  /** All events so far, in order. */
  readonly events: readonly StandInEvent[]
  /** All requests so far that were authorized and had valid parameters, in order. */
  readonly requests: readonly RecordedRequest[]
  setMode(mode: Mode): void
  /** Executes the next request, or the next one for `operation`, but holds back its response. */
  holdNextAnswer(operation?: string): HeldAnswer
  /** Sets the URL to which later events are sent. */
  deliverTo(webhookUrl: string): void
  /** Resolves once every event so far has been delivered or has used up its delivery attempts. */
  delivered(): Promise<void>
  close(): Promise<void>
}

/** Starts a small local Stripe server. It keeps its data in memory and rejects what Stripe would reject. */
export async function startStripeStandIn({
  webhookUrl: firstUrl,
  port = 0,
  now = () => new Date(),
}: StandInOptions = {}): Promise<StripeStandIn> {
  const secretKey = 'sk_test_standin0000000000000000'
  const webhookSecret = 'whsec_standin0000000000000000'
  const account = new Account(now)
  const events: StandInEvent[] = []
  let webhookUrl = firstUrl
  let delivering: Promise<void> = Promise.resolve()
  const subscriptions = new Subscriptions(account, (type, object) => {
    const event = createEvent(type, object, account.moment())
    events.push(event)
    account.events.set(event.id, event.body)
    const url = webhookUrl
    if (url !== undefined) delivering = delivering.then(() => deliverWithRetries(event, url))
  })

  async function deliverWithRetries(event: StandInEvent, url: string): Promise<void> {
    for (let turn = 0; turn < mostDeliveries; turn++) {
      const response = await deliver(event, url, { timestamp: seconds(now()), secret: webhookSecret }).catch(() => null)
      if (response?.ok) return
    }
  }

  const app = fastify({ forceCloseConnections: true })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  const api = mountApi(app, { account, subscriptions, secretKey })
  mountPages(app, { account, subscriptions, delivered: () => delivering })
  await app.listen({ host: '127.0.0.1', port })

  return {
    settings: { secretKey, webhookSecrets: [webhookSecret], apiBase: app.listeningOrigin },
    account,
    subscriptions,
    events,
    requests: api.requests,
    setMode: api.setMode,
    holdNextAnswer: (operation) => api.holder.hold(operation),
    deliverTo: (url) => {
      webhookUrl = url
    },
    delivered: () => delivering,
    close: () => app.close(),
  }
}
