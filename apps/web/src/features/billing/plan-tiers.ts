import type { PlanId } from '@pathwise/api/billing/plans.vocabulary'

/** A plan level as compared on the pricing pages: both Premium plans are one tier. */
export type Tier = 'free' | 'pro' | 'premium'

const tiers = {
  free: 'free',
  pro: 'pro',
  premium_student: 'premium',
  premium_family: 'premium',
} as const satisfies Record<PlanId, Tier>

export function findTier(planId: PlanId): Tier {
  return tiers[planId]
}
