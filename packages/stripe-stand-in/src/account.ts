import type { CheckoutSession, Customer, PortalSession, Price, Product, Subscription } from './objects.ts'
import { seconds } from './objects.ts'

/** What one account at the stand-in holds. */
export class Account {
  readonly customers = new Map<string, Customer>()
  readonly products = new Map<string, Product>()
  readonly prices = new Map<string, Price>()
  readonly subscriptions = new Map<string, Subscription>()
  readonly sessions = new Map<string, OpenedSession>()
  readonly portals = new Map<string, PortalSession>()
  readonly now: () => Date

  constructor(now: () => Date) {
    this.now = now
  }

  /** Now, as Stripe counts. */
  moment(): number {
    return seconds(this.now())
  }
}

/** A payment page, and what it creates when the customer pays. */
export interface OpenedSession {
  readonly session: CheckoutSession
  readonly price: Price
  readonly metadata: Record<string, string>
}
