// Data only: the pages that show prices import only this file from the package.

/** Plans in ascending order. If a user has several, the highest one applies. */
export const planIds = ['free', 'pro', 'premium_student', 'premium_family'] as const
export type PlanId = (typeof planIds)[number]

/** The plans with a price. `sold` indicates which of them can be bought. */
export const paidPlanIds = ['pro', 'premium_student', 'premium_family'] as const satisfies readonly PlanId[]
export type PaidPlanId = (typeof paidPlanIds)[number]

/** The plan used at checkout when no plan or an unknown plan is given. */
export const defaultPlanId = 'pro' satisfies PlanId

/** The limits of a plan that the server enforces. */
export interface Entitlements {
  /** The maximum number of saved plans that sync across devices. */
  readonly saved_plans: number
}

/** The plan features that work in this version. */
export const workingFeatures = [
  'materials',
  'report',
  'practice',
  /** The study plan with default hours. */
  'study_plan',
  /** The .ics file of the study plan. */
  'calendar_file',
  'parent_link',
  /** The overview measurement and its latest result. */
  'overview',
  'mistakes',
  /** The page with today's tasks. */
  'today',
  /** Earlier measurement results. */
  'history',
  'look_closer',
  /** The student's own study hours. */
  'own_hours',
  /** Replanning after missed days. */
  'replanning',
  /** Busy times from the student's own calendar. */
  'busy_times',
  /** The feed URL that calendars subscribe to. */
  'calendar_feed',
  /** The forecast of when the study plan will be finished at the pace of recent weeks. */
  'forecast',
] as const

/** Planned features that do not work yet. A plan is never sold on the basis of these alone. */
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
  /** The name on invoices and checkout pages. The product's own pages show it in four languages. */
  readonly name: string
  /** US dollars per month. */
  readonly price: number
  readonly entitlements: Entitlements
  /** The features that the plan adds to those of the lower plans. Visitors have the features of the free plan. */
  readonly adds: readonly PlanFeature[]
  /** Whether the plan can be bought. A plan is sold only once at least one feature that it adds works. */
  readonly sold: boolean
}

const premiumAdds = [
  'busy_times',
  'calendar_feed',
  'forecast',
  'mentoring',
  'premium_content',
] as const satisfies readonly PlanFeature[]

/** The single source of plans, prices, features and limits. */
export const planCatalogue = {
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
  return [...new Set(included.flatMap((id) => [...planCatalogue[id].adds]))]
}

export function isPlanId(value: unknown): value is PlanId {
  return planIds.some((id) => id === value)
}

export function isPaidPlanId(value: unknown): value is PaidPlanId {
  return paidPlanIds.some((id) => id === value)
}
