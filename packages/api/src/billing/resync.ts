import type { DatabaseClient } from '@pathwise/db/database'
import { Stripe } from 'stripe'
import { AppError } from '../errors.ts'
import { type Billing, createBilling, type StripeSettings } from './billing.ts'
import { allocateReadNumber, storeSubscription } from './stored-subscription.ts'
import { readSubscription } from './stripe-subscription.ts'

export interface Resynced {
  readonly stored: number
  /** The number of subscriptions to our plans that do not belong to any account in this database. */
  readonly ownerless: number
  /**
   * Ids of stored subscriptions that Stripe does not return. Any such id suggests that the secret key belongs to
   * another Stripe account.
   */
  readonly unknown: readonly string[]
}

/**
 * Reads every subscription from Stripe and stores it. Can run while servers are running, because the sync does not
 * overwrite a state that was read after the sync started.
 * @throws AppError `unavailable` with Stripe's error
 */
export async function resyncSubscriptions(prisma: DatabaseClient, settings: StripeSettings): Promise<Resynced> {
  try {
    return await readAll(prisma, createBilling(settings))
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    throw new AppError('unavailable', `Unexpected answer from Stripe: ${error.type} ${error.code ?? ''}`.trim())
  }
}

async function readAll(prisma: DatabaseClient, { stripe }: Billing): Promise<Resynced> {
  const readNumber = await allocateReadNumber(prisma)
  const seen = new Set<string>()
  let stored = 0
  for await (const subscription of stripe.subscriptions.list({ status: 'all', limit: 100 })) {
    const state = readSubscription(subscription)
    if (!state) continue
    seen.add(state.id)
    if (await storeSubscription(prisma, state, readNumber)) stored += 1
  }
  const rows = await prisma.subscription.findMany({ where: { readNumber: { lte: readNumber } }, select: { id: true } })
  const unknown = rows.map(({ id }) => id).filter((id) => !seen.has(id))
  return { stored, ownerless: seen.size - stored, unknown }
}
