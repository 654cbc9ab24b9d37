import { isWorking, type PlanFeature, type PlanId } from '@pathwise/api/billing/plans.vocabulary'

/** A plan level on the pricing pages. Both Premium plans belong to one tier. */
export type Tier = 'free' | 'pro' | 'premium'

/** The tiers from lowest to highest. Each tier includes the features of all lower tiers. */
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
 * Maps each line of a tier's `features` text to the catalog features that it describes. A line is available if at least
 * one of these features is. A line that refers to the tier below has no features and is always available.
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
  /** Whether the feature is available in this version. */
  works: boolean
}

/**
 * Splits a tier's `features` text into lines and looks up which lines are available.
 * @param features the translated lines, separated by `|`
 */
export function listLines(tier: Tier, features: string): FeatureLine[] {
  const behind: readonly (readonly PlanFeature[])[] = lineFeatures[tier]
  return features.split('|').map((label, index) => {
    const names = behind[index]
    return { label, works: names !== undefined && (names.length === 0 || names.some(isWorking)) }
  })
}
