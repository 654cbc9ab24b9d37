// Data only: the pages that show prices take nothing else from here.

/** From the least to the most: of two that somebody has, the later one counts. */
export const planIds = ['free', 'pro', 'premium_student', 'premium_family'] as const
export type PlanId = (typeof planIds)[number]

/** What can be bought. */
export const paidPlanIds = ['pro', 'premium_student', 'premium_family'] as const satisfies readonly PlanId[]
export type PaidPlanId = (typeof paidPlanIds)[number]

/** The plan of a checkout that names none, or an unknown one. */
export const defaultPlanId = 'pro' satisfies PlanId

/** What a plan gives, as far as the server counts it. */
export interface Entitlements {
  /** Plans that the account keeps for all devices. */
  readonly saved_plans: number
}

interface Plan {
  /** As invoices and the payment pages call it; the product's own pages have it in four languages. */
  readonly name: string
  /** US dollars a month. */
  readonly price: number
  readonly entitlements: Entitlements
}

/** The one place that says what is sold, for how much, and what it gives. */
export const planCatalogue = {
  free: { name: 'Free', price: 0, entitlements: { saved_plans: 20 } },
  pro: { name: 'Pro', price: 25, entitlements: { saved_plans: 100 } },
  premium_student: { name: 'Premium (Student)', price: 99, entitlements: { saved_plans: 200 } },
  premium_family: { name: 'Premium (Family/School)', price: 199, entitlements: { saved_plans: 200 } },
} as const satisfies Record<PlanId, Plan>

export function isPlanId(value: unknown): value is PlanId {
  return planIds.some((id) => id === value)
}

export function isPaidPlanId(value: unknown): value is PaidPlanId {
  return paidPlanIds.some((id) => id === value)
}
