import {
  type CheckoutSession,
  type Customer,
  type PortalSession,
  type Price,
  type Product,
  type Subscription,
  seconds,
} from './objects.ts'

export class Account {
  readonly customers = new Map<string, Customer>()
  readonly products = new Map<string, Product>()
  readonly prices = new Map<string, Price>()
  readonly subscriptions = new Map<string, Subscription>()
  readonly sessions = new Map<string, OpenedSession>()
  /** The request bodies of all webhook events, by event id. */
  readonly events = new Map<string, string>()
  readonly portals = new Map<string, PortalSession>()
  readonly now: () => Date

  constructor(now: () => Date) {
    this.now = now
  }

  /** Returns the current time in Unix seconds, as in Stripe's objects. */
  moment(): number {
    return seconds(this.now())
  }
}

/** A checkout session, with the price and metadata for its future subscription. */
export interface OpenedSession {
  readonly session: CheckoutSession
  readonly price: Price
  readonly metadata: Record<string, string>
}
