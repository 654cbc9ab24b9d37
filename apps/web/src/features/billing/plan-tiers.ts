import { isWorking, type PlanFeature, type PlanId } from '@pathwise/api/billing/plans.vocabulary'

/** A plan level as compared on the pricing pages: both Premium plans are one tier. */
export type Tier = 'free' | 'pro' | 'premium'

/** From the lowest tier: each includes the features of those before it. */
export const tierOrder = ['free', 'pro', 'premium'] as const satisfies readonly Tier[]

const tiers = {
  free: 'free',
  pro: 'pro',
  premium_student: 'premium',
  premium_family: 'premium',
} as const satisfies Record<PlanId, Tier>

export function findTier(planId: PlanId): Tier {
  return tiers[planId]
}

/**
 * The features behind each line of a tier's `features` text. A line works once one of them does, and a line without
 * features refers to the tier below.
 */
const lineFeatures = {
  free: [
    ['materials'],
    ['materials'],
    ['report', 'study_plan'],
    ['practice'],
    ['calendar_file', 'parent_link'],
    ['community'],
  ],
  pro: [[], ['own_hours', 'replanning'], ['history', 'look_closer'], ['priority_support']],
  premium: [[], ['mentoring'], ['busy_times'], ['calendar_feed'], ['forecast'], ['premium_content']],
} as const satisfies Record<Tier, readonly (readonly PlanFeature[])[]>

export interface FeatureLine {
  label: string
  /** Whether it works in this version. */
  works: boolean
}

/** Returns the lines of a tier. `features` is one translated text with the lines separated by `|`. */
export function listLines(tier: Tier, features: string): FeatureLine[] {
  const behind: readonly (readonly PlanFeature[])[] = lineFeatures[tier]
  return features.split('|').map((label, index) => {
    const names = behind[index]
    return { label, works: names !== undefined && (names.length === 0 || names.some(isWorking)) }
  })
}
