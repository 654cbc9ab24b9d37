// Data only: the pages that show prices import this file and nothing else from the package.

/** Plans in ascending order. If a user has several, the last one in this order applies. */
export const planIds = ['free', 'pro', 'premium_student', 'premium_family'] as const
export type PlanId = (typeof planIds)[number]

/** Plans with a price. `sold` says which of them can be bought. */
export const paidPlanIds = ['pro', 'premium_student', 'premium_family'] as const satisfies readonly PlanId[]
export type PaidPlanId = (typeof paidPlanIds)[number]

/** The plan of a checkout that names no plan or an unknown one. */
export const defaultPlanId = 'pro' satisfies PlanId

/** A plan's limits that the server enforces. */
export interface Entitlements {
  /** Max number of saved plans that sync across devices. */
  readonly saved_plans: number
}

/** What plans hold and what works in this version. */
export const workingFeatures = [
  'materials',
  'report',
  'practice',
  /** The study plan on default hours. */
  'study_plan',
  /** The .ics file of the study plan. */
  'calendar_file',
  'parent_link',
  /** The overview measurement with its latest result. */
  'overview',
  'mistakes',
  /** The page of today's tasks. */
  'today',
  /** The earlier results of the measurement. */
  'history',
  'look_closer',
  /** The student's own study hours. */
  'own_hours',
  /** Planning missed days again. */
  'replanning',
  /** The busy times of the student's own calendar. */
  'busy_times',
  /** The address to which calendars subscribe. */
  'calendar_feed',
  /** When the study plan ends at the pace of the last weeks. */
  'forecast',
] as const

/** What plans will hold and what does not work yet: it is never sold. */
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
  /** Name on invoices and checkout pages. The product's own pages show it in four languages. */
  readonly name: string
  /** US dollars per month. */
  readonly price: number
  readonly entitlements: Entitlements
  /** The features beyond those of the plans before it. Visitors have those of the free plan. */
  readonly adds: readonly PlanFeature[]
  /** Whether the plan can be bought: once a feature that it adds works. */
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

/** Returns the features of a plan: its own and those of the plans before it. */
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
