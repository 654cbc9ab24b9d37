import type { DatabaseClient } from '@pathwise/db/database'
import { createBilling, type StripeSettings } from './billing.ts'
import { drawReadNumber, storeSubscription } from './stored-subscription.ts'
import { readSubscription } from './stripe-subscription.ts'

export interface Resynced {
  /** Subscriptions that are now stored as they are at Stripe. */
  readonly stored: number
  /** Subscriptions at Stripe to plans of ours, whose owner has no account here. */
  readonly ownerless: number
  /** Subscriptions of ours that Stripe does not have: a sign of another Stripe account's key. */
  readonly unknown: readonly string[]
}

/**
 * Reads every subscription from Stripe and stores it as it is there: after an outage of ours that outlasted Stripe's
 * three days of deliveries, or when a backup was restored. Servers may run meanwhile.
 */
export async function resyncSubscriptions(prisma: DatabaseClient, settings: StripeSettings): Promise<Resynced> {
  const billing = createBilling(settings)
  if (!billing) throw new Error('Nothing is sold here')
  const readNumber = await drawReadNumber(prisma)
  const seen = new Set<string>()
  let stored = 0
  let ownerless = 0
  for await (const subscription of billing.stripe.subscriptions.list({ status: 'all', limit: 100 })) {
    const state = readSubscription(subscription)
    if (!state) continue
    seen.add(state.id)
    if (await storeSubscription(prisma, state, readNumber)) stored += 1
    else ownerless += 1
  }
  const rows = await prisma.subscription.findMany({ where: { readNumber: { lte: readNumber } }, select: { id: true } })
  return { stored, ownerless, unknown: rows.map(({ id }) => id).filter((id) => !seen.has(id)) }
}
