import { Stripe } from 'stripe'
import { newId } from './objects.ts'

/** An event in the form in which it is delivered. The body contains the object's state at the time of the event. */
export interface StandInEvent {
  readonly id: string
  readonly type: string
  readonly body: string
}

/** Emits an event about an object. */
export type Emit = (type: string, object: object) => void

export interface SigningOptions {
  /** The timestamp in the signature, in Unix seconds. */
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

/** Returns the `stripe-signature` header for a body. */
export function signBody(body: string, { timestamp, secret }: SigningOptions): string {
  return Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp })
}

/** Delivers an event once, without retries. */
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
