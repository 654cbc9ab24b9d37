import { Stripe } from 'stripe'
import { newId } from './objects.ts'

/** An event. `body` contains the object as it was at the time of the event. */
export interface StandInEvent {
  readonly id: string
  readonly type: string
  readonly body: string
}

export type Emit = (type: string, object: object) => void

export interface SigningOptions {
  /** In Unix seconds. */
  readonly timestamp: number
  readonly secret: string
}

export function createEvent(type: string, object: object, created: number): StandInEvent {
  const id = newId('evt')
  const event = {
    id,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created,
    livemode: false,
    type,
    data: { object },
  }
  return { id, type, body: JSON.stringify(event) }
}

/** Returns the `stripe-signature` header. */
export function signBody(body: string, { timestamp, secret }: SigningOptions): string {
  return Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp })
}

/** Sends an event once, without retries. */
export async function deliver(
  { body }: Pick<StandInEvent, 'body'>,
  webhookUrl: string,
  signing: SigningOptions,
): Promise<Response> {
  return fetch(webhookUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signBody(body, signing) },
    body,
  })
}
