import type { PlanId } from '@pathwise/api/billing/plans.vocabulary'

/** The plans as readers compare them: Premium is one, at two prices. */
export type Tier = 'free' | 'pro' | 'premium'

const tiers = {
  free: 'free',
  pro: 'pro',
  premium_student: 'premium',
  premium_family: 'premium',
} as const satisfies Record<PlanId, Tier>

export function tierOf(planId: PlanId): Tier {
  return tiers[planId]
}
