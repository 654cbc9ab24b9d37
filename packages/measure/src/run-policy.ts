/** What a run measures, when it stops, and which items it may choose. */
export interface RunPolicy {
  /** The domain to measure, or null for all. */
  readonly domain: number | null
  readonly fewestItems: number
  readonly mostItems: number
  /** The run stops when the standard deviation of the overall ability is at or below this value, in logits. */
  readonly precision: number
  /** The run stops when the next answer would reduce the remaining variance by less than this fraction. */
  readonly smallestGain: number
  /** The number of top-scoring items from which the seed picks the next one. */
  readonly candidates: number
  /** Items used in more than this fraction of runs (0 to 1) are not chosen. */
  readonly mostUse: number
}

export const overviewPolicy = {
  domain: null,
  fewestItems: 8,
  mostItems: 20,
  precision: 0.35,
  smallestGain: 0.02,
  candidates: 5,
  mostUse: 0.25,
} as const satisfies RunPolicy

/** Returns the policy for a run that examines one domain. */
export function createDomainPolicy(domain: number): RunPolicy {
  return { ...overviewPolicy, domain, mostItems: 18, precision: 0.4 }
}

/** The reason why a run ends. `no_gain` is also used when no item is left. */
export type StopReason = 'precise' | 'no_gain' | 'longest'
