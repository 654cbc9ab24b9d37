import type { Tier } from '../plan-tiers.ts'

export const tiers = ['free', 'pro', 'premium'] as const satisfies readonly Tier[]

/** What the plans are compared by, in this order; the price stands above it all. */
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

/** Whether a plan includes what comes with the plan `from`. */
export function includes(tier: Tier, from: Tier): boolean {
  return tiers.indexOf(tier) >= tiers.indexOf(from)
}
