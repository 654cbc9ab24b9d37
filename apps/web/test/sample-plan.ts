import type { CurrentPlan } from '@pathwise/api/billing/billing.schemas'

/** Builds the billing plan of a user without a subscription, on a deployment that sells plans. */
export function samplePlan(change: Partial<CurrentPlan> = {}): CurrentPlan {
  return {
    plan_id: 'free',
    entitlements: { saved_plans: 20, features: [] },
    period_end: null,
    renews: false,
    unpaid_plan: null,
    has_portal: false,
    ...change,
  }
}
