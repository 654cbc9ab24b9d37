import { randomBytes } from 'node:crypto'
import type { Stripe } from 'stripe'

// Stripe's objects in responses. They have only the fields that we read, typed by Stripe's SDK.

export type Customer = Pick<Stripe.Customer, 'created' | 'id' | 'livemode' | 'object'> & {
  email: string | null
  metadata: Record<string, string>
  deleted?: true
}

export type Product = Pick<Stripe.Product, 'active' | 'created' | 'id' | 'livemode' | 'metadata' | 'name' | 'object'>

export type Price = Pick<
  Stripe.Price,
  'active' | 'created' | 'currency' | 'id' | 'livemode' | 'lookup_key' | 'metadata' | 'object' | 'type' | 'unit_amount'
> & { product: string; recurring: Pick<Stripe.Price.Recurring, 'interval' | 'interval_count' | 'usage_type'> | null }

export type SubscriptionItem = Pick<
  Stripe.SubscriptionItem,
  'created' | 'current_period_end' | 'current_period_start' | 'id' | 'metadata' | 'object' | 'quantity' | 'subscription'
> & { price: Price }

export type Subscription = Pick<
  Stripe.Subscription,
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'created'
  | 'currency'
  | 'ended_at'
  | 'id'
  | 'livemode'
  | 'metadata'
  | 'object'
  | 'start_date'
  | 'status'
> & { customer: string; items: { object: 'list'; has_more: false; url: string; data: [SubscriptionItem] } }

export type CheckoutSession = Pick<
  Stripe.Checkout.Session,
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'expires_at'
  | 'id'
  | 'livemode'
  | 'metadata'
  | 'mode'
  | 'object'
  | 'payment_status'
  | 'status'
  | 'success_url'
  | 'url'
> & { customer: string | null; subscription: string | null }

export type PortalSession = Pick<
  Stripe.BillingPortal.Session,
  'created' | 'customer' | 'id' | 'livemode' | 'object' | 'return_url' | 'url'
>

/** Creates an id in Stripe's format, such as `sub_…`. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}

/** Converts a date to whole Unix seconds, as Stripe does for all times. */
export function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000)
}

/**
 * Adds a month to a time in Unix seconds. A day that does not exist in the next month overflows: January 31 becomes
 * March 3, or March 2 in a leap year.
 */
export function addMonth(start: number): number {
  const moment = new Date(start * 1000)
  moment.setUTCMonth(moment.getUTCMonth() + 1)
  return seconds(moment)
}
