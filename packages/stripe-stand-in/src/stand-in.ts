import { fastify } from 'fastify'
import { Account } from './account.ts'
import { mountApi, type RecordedRequest, type Weather } from './api.ts'
import { createEvent, deliver, type StandInEvent } from './events.ts'
import type { HeldAnswer } from './held-answer.ts'
import { seconds } from './objects.ts'
import { mountPages } from './pages.ts'
import { Subscriptions } from './subscriptions.ts'

/** Stripe retries for three days; a test cannot wait for that. */
const mostDeliveries = 3

export interface StandInOptions {
  /** Where events are delivered as they happen; until it is known they are only kept. */
  readonly webhookUrl?: string
  readonly port?: number
  readonly now?: () => Date
}

export interface StripeStandIn {
  /** How an application reaches it. */
  readonly settings: { readonly secretKey: string; readonly webhookSecret: string; readonly apiBase: string }
  readonly account: Account
  /** What happens to subscriptions by other hands than the application's. */
  readonly subscriptions: Subscriptions
  /** Everything that has happened so far, in order. */
  readonly events: readonly StandInEvent[]
  /** What the application has asked for so far. */
  readonly requests: readonly RecordedRequest[]
  /** How the API answers from now on. */
  setWeather(weather: Weather): void
  /** Holds the next response (to an operation), which has the state at the time of the request, until it is released. */
  holdNextAnswer(operation?: string): HeldAnswer
  /** Where events are delivered from now on. */
  deliverTo(webhookUrl: string): void
  /** Resolves when all that has happened so far is delivered. */
  delivered(): Promise<void>
  close(): Promise<void>
}

/** A small Stripe on a free port of this machine, which keeps all in memory and refuses what Stripe would refuse. */
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
    const url = webhookUrl
    if (url !== undefined) delivering = delivering.then(() => deliverStubbornly(event, url))
  })

  async function deliverStubbornly(event: StandInEvent, url: string): Promise<void> {
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
    settings: { secretKey, webhookSecret, apiBase: app.listeningOrigin },
    account,
    subscriptions,
    events,
    requests: api.requests,
    setWeather: api.setWeather,
    holdNextAnswer: (operation) => api.holder.hold(operation),
    deliverTo: (url) => {
      webhookUrl = url
    },
    delivered: () => delivering,
    close: () => app.close(),
  }
}
