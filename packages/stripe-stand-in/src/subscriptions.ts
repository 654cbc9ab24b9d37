import type { Account } from './account.ts'
import type { Emit } from './events.ts'
import { addMonth, newId, type Price, type Subscription, type SubscriptionItem } from './objects.ts'

/** Changes subscriptions on behalf of the customer or Stripe, and emits the same events as Stripe. */
export class Subscriptions {
  readonly #account: Account
  readonly #emit: Emit

  constructor(account: Account, emit: Emit) {
    this.#account = account
    this.#emit = emit
  }

  /** Pays for an open session, which starts a subscription with one paid month. */
  pay(sessionId: string): Subscription {
    const opened = this.#account.sessions.get(sessionId)
    if (opened?.session.status !== 'open' || opened.session.customer === null) {
      throw new Error(`The session ${sessionId} is not open to a customer`)
    }
    const { session, price, metadata } = opened
    const subscription = this.#begin(opened.session.customer, price, metadata)
    session.status = 'complete'
    session.payment_status = 'paid'
    session.subscription = subscription.id
    this.#emit('customer.subscription.created', subscription)
    this.#emit('checkout.session.completed', session)
    this.#emit('invoice.paid', this.#invoice(subscription))
    return subscription
  }

  cancelAtPeriodEnd(id: string): void {
    const subscription = this.#running(id)
    subscription.cancel_at_period_end = true
    subscription.cancel_at = this.item(id).current_period_end
    subscription.canceled_at = this.#account.moment()
    this.#emit('customer.subscription.updated', subscription)
  }

  resume(id: string): void {
    const subscription = this.#running(id)
    Object.assign(subscription, { cancel_at_period_end: false, cancel_at: null, canceled_at: null })
    this.#emit('customer.subscription.updated', subscription)
  }

  cancelNow(id: string): void {
    const subscription = this.find(id)
    if (subscription.status === 'canceled') return
    const moment = this.#account.moment()
    Object.assign(subscription, { status: 'canceled', canceled_at: moment, ended_at: moment })
    this.#emit('customer.subscription.deleted', subscription)
  }

  changePrice(id: string, price: Price): void {
    this.item(id).price = price
    this.#emit('customer.subscription.updated', this.#running(id))
  }

  /** Makes the subscription past due, as a declined card does. */
  failPayment(id: string): void {
    const subscription = this.#running(id)
    subscription.status = 'past_due'
    this.#emit('customer.subscription.updated', subscription)
    this.#emit('invoice.payment_failed', this.#invoice(subscription))
  }

  /**
   * Ends the current period now. Cancels the subscription if its cancellation is scheduled, or else pays for another
   * month.
   */
  endPeriod(id: string): void {
    const subscription = this.#running(id)
    const item = this.item(id)
    const moment = this.#account.moment()
    if (subscription.cancel_at_period_end) {
      item.current_period_end = moment
      Object.assign(subscription, { cancel_at: moment, status: 'canceled', ended_at: moment })
      this.#emit('customer.subscription.deleted', subscription)
      return
    }
    Object.assign(item, { current_period_start: moment, current_period_end: addMonth(moment) })
    subscription.status = 'active'
    this.#emit('customer.subscription.updated', subscription)
    this.#emit('invoice.paid', this.#invoice(subscription))
  }

  find(id: string): Subscription {
    const subscription = this.#account.subscriptions.get(id)
    if (!subscription) throw new Error(`There is no subscription ${id}`)
    return subscription
  }

  item(id: string): SubscriptionItem {
    return this.find(id).items.data[0]
  }

  #running(id: string): Subscription {
    const subscription = this.find(id)
    if (subscription.status === 'canceled') throw new Error(`The subscription ${id} has ended`)
    return subscription
  }

  #begin(customer: string, price: Price, metadata: Record<string, string>): Subscription {
    const id = newId('sub')
    const created = this.#account.moment()
    const item: SubscriptionItem = {
      id: newId('si'),
      object: 'subscription_item',
      created,
      current_period_start: created,
      current_period_end: addMonth(created),
      metadata: {},
      price,
      quantity: 1,
      subscription: id,
    }
    const subscription: Subscription = {
      id,
      object: 'subscription',
      customer,
      created,
      start_date: created,
      currency: price.currency,
      status: 'active',
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      ended_at: null,
      livemode: false,
      metadata,
      items: { object: 'list', has_more: false, url: `/v1/subscription_items?subscription=${id}`, data: [item] },
    }
    this.#account.subscriptions.set(id, subscription)
    return subscription
  }

  #invoice({ id, customer }: Subscription): object {
    return {
      id: newId('in'),
      object: 'invoice',
      customer,
      parent: { type: 'subscription_details', subscription_details: { subscription: id } },
    }
  }
}
