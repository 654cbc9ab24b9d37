/** The rules for when a run stops and how much the selection of items may vary. */
export interface RunPolicy {
  /** The only domain to measure, or null for all domains. */
  readonly domain: number | null
  readonly fewestItems: number
  readonly mostItems: number
  /** The standard deviation of the overall ability, in logits, at or below which a run stops. */
  readonly precision: number
  /**
   * A run stops when the expected variance reduction of the next answer, as a share of the remaining variance, is below
   * this.
   */
  readonly smallestGain: number
  /** The number of top-scoring items from which the next item is drawn, using the run's seed. */
  readonly candidates: number
  /** The maximum share of runs, 0 to 1, that may contain an item. Items above this share are not chosen. */
  readonly mostUse: number
}

/** The policy of a run over all domains. */
export const overviewPolicy = {
  domain: null,
  fewestItems: 8,
  mostItems: 20,
  precision: 0.35,
  smallestGain: 0.02,
  candidates: 5,
  mostUse: 0.25,
} as const satisfies RunPolicy

/** Returns the policy of a run that examines one domain in more detail. */
export function closerPolicy(domain: number): RunPolicy {
  return { ...overviewPolicy, domain, mostItems: 18, precision: 0.4 }
}

/** Why a run ends. `no_gain` also means that no item is left. */
export type StopReason = 'precise' | 'no_gain' | 'longest'
