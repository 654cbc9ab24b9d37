import type { Tier } from '../plan-tiers.ts'

export const tiers = ['free', 'pro', 'premium'] as const satisfies readonly Tier[]

/** The compared features in display order; the price row comes first and is not listed here. */
export const comparisonRows = [
  { kind: 'count', name: 'savedPlans' },
  { kind: 'included', name: 'materials', from: 'free' },
  { kind: 'words', name: 'content' },
  { kind: 'words', name: 'ai' },
  { kind: 'included', name: 'studyPlans', from: 'pro' },
  { kind: 'words', name: 'dashboard' },
  { kind: 'words', name: 'analytics' },
  { kind: 'included', name: 'mentoring', from: 'premium' },
  { kind: 'included', name: 'schedules', from: 'premium' },
  { kind: 'included', name: 'premiumContent', from: 'premium' },
  { kind: 'words', name: 'support' },
] as const
export type ComparisonRow = (typeof comparisonRows)[number]

/** Returns whether a tier includes the features that start with the tier `from`. */
export function includes(tier: Tier, from: Tier): boolean {
  return tiers.indexOf(tier) >= tiers.indexOf(from)
}
