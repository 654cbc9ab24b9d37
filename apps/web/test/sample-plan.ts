import type { CurrentPlan } from '@pathwise/api/schemas/billing'

/** What somebody has who has bought nothing, where plans are sold. */
export function samplePlan(change: Partial<CurrentPlan> = {}): CurrentPlan {
  return {
    plan_id: 'free',
    entitlements: { saved_plans: 20 },
    period_end: null,
    renews: false,
    has_portal: false,
    ...change,
  }
}
