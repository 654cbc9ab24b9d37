import type { ExpiringSubscriptions } from '@pathwise/api/billing/billing.schemas'

type Item = ExpiringSubscriptions['items'][number]

/** Builds a subscription that is about to end. */
export function sampleExpiring(change: Partial<Item> = {}): Item {
  return {
    user_id: 'user-1',
    email: 'mina@example.org',
    status: 'active',
    days_left: 2,
    current_period_end: '2026-11-22T23:30:00.000Z',
    subscription_id: 'sub_1',
    ...change,
  }
}
