// Data only: the pages that show prices import this file and nothing else from the package.

/** Plans in ascending order. If a user has several, the last one in this order applies. */
export const planIds = ['free', 'pro', 'premium_student', 'premium_family'] as const
export type PlanId = (typeof planIds)[number]

/** Plans for sale. */
export const paidPlanIds = ['pro', 'premium_student', 'premium_family'] as const satisfies readonly PlanId[]
export type PaidPlanId = (typeof paidPlanIds)[number]

/** The plan of a checkout that names no plan or an unknown one. */
export const defaultPlanId = 'pro' satisfies PlanId

/** A plan's limits that the server enforces. */
export interface Entitlements {
  /** Max number of saved plans that sync across devices. */
  readonly saved_plans: number
}

interface Plan {
  /** Name on invoices and checkout pages. The product's own pages show it in four languages. */
  readonly name: string
  /** US dollars per month. */
  readonly price: number
  readonly entitlements: Entitlements
}

/** The single source of plans, prices and limits. */
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
