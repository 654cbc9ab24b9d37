/** When a run stops, and how much its choice of items may vary. */
export interface RunPolicy {
  /** The only domain to measure, or null for all domains. */
  readonly domain: number | null
  readonly fewestItems: number
  readonly mostItems: number
  /** A run stops when the standard deviation of the overall ability is at most this, in logits. */
  readonly precision: number
  /**
   * A run stops when the expected variance reduction of the next answer, as a share of the remaining variance, is below
   * this.
   */
  readonly smallestGain: number
  /** The number of best items from which the next item is drawn, using the run's seed. */
  readonly candidates: number
  /** The maximum share of runs, 0 to 1, that may contain an item. Above it, the item is not chosen. */
  readonly mostUse: number
}

/** A run over all domains. */
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
