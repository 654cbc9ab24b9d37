// This file contains only data, so that pages can show prices without loading the rest of the package.

/** The plans in ascending order. For a user with several plans, the highest one applies. */
export const planIds = ['free', 'pro', 'premium_student', 'premium_family'] as const
export type PlanId = (typeof planIds)[number]

/** The plans with a price, whether or not they are for sale. */
export const paidPlanIds = ['pro', 'premium_student', 'premium_family'] as const satisfies readonly PlanId[]
export type PaidPlanId = (typeof paidPlanIds)[number]

/** The fallback for a checkout with no plan or an unknown plan. */
export const defaultPlanId = 'pro' satisfies PlanId

/** The limits that the server enforces for a plan. */
export interface Entitlements {
  /** The maximum number of saved plans that sync across devices. */
  readonly saved_plans: number
}

/** The upper limits of a request for the subscriptions that end soon. */
export const expiringLimits = { days: 90, limit: 200 } as const

/** Features that are implemented. */
export const workingFeatures = [
  'materials',
  'report',
  'practice',
  /** The study plan with default hours. */
  'study_plan',
  /** The .ics file of the study plan. */
  'calendar_file',
  'parent_link',
  /** The overview assessment and its latest result. */
  'overview',
  'mistakes',
  /** The page with today's tasks. */
  'today',
  /** Earlier measurement results. */
  'history',
  'look_closer',
  /** Study hours that the student chooses. */
  'own_hours',
  /** Rescheduling of tasks from missed days. */
  'replanning',
  /** Busy times imported from the student's calendar. */
  'busy_times',
  /** The URL that calendar apps subscribe to. */
  'calendar_feed',
  /** The forecast of when the study plan will be finished at the recent pace. */
  'forecast',
] as const

/** Planned features. A plan cannot be sold if it adds only these. */
export const comingFeatures = [
  'community',
  'personal_content',
  'ai',
  'priority_support',
  'mentoring',
  'premium_content',
] as const

export type PlanFeature = (typeof workingFeatures)[number] | (typeof comingFeatures)[number]

export function isWorking(feature: PlanFeature): boolean {
  return workingFeatures.some((name) => name === feature)
}

interface Plan {
  /** The name on invoices and checkout pages. Our own pages use translated names. */
  readonly name: string
  /** US dollars per month. */
  readonly price: number
  readonly entitlements: Entitlements
  /** The features that this plan adds to those of the next lower plan. Visitors have the features of the free plan. */
  readonly adds: readonly PlanFeature[]
  /** Whether the plan can be bought. At least one of the features that it adds must be working. */
  readonly sold: boolean
}

const premiumAdds = [
  'busy_times',
  'calendar_feed',
  'forecast',
  'mentoring',
  'premium_content',
] as const satisfies readonly PlanFeature[]

/** The single source for prices, features and limits. */
export const planCatalog = {
  free: {
    name: 'Free',
    price: 0,
    entitlements: { saved_plans: 20 },
    adds: [
      'materials',
      'report',
      'practice',
      'study_plan',
      'calendar_file',
      'parent_link',
      'overview',
      'mistakes',
      'today',
      'community',
    ],
    sold: false,
  },
  pro: {
    name: 'Pro',
    price: 25,
    entitlements: { saved_plans: 100 },
    adds: ['history', 'look_closer', 'own_hours', 'replanning', 'personal_content', 'ai', 'priority_support'],
    sold: true,
  },
  premium_student: {
    name: 'Premium (Student)',
    price: 99,
    entitlements: { saved_plans: 200 },
    adds: premiumAdds,
    sold: true,
  },
  premium_family: {
    name: 'Premium (Family/School)',
    price: 199,
    entitlements: { saved_plans: 200 },
    adds: premiumAdds,
    sold: true,
  },
} as const satisfies Record<PlanId, Plan>

/** Returns all features of a plan, including those of the lower plans. */
export function listFeatures(planId: PlanId): PlanFeature[] {
  const included = planIds.slice(0, planIds.indexOf(planId) + 1)
  return [...new Set(included.flatMap((id) => [...planCatalog[id].adds]))]
}

export function isPlanId(value: unknown): value is PlanId {
  return planIds.some((id) => id === value)
}

export function isPaidPlanId(value: unknown): value is PaidPlanId {
  return paidPlanIds.some((id) => id === value)
}
