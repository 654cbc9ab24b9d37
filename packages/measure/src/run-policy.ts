/** When a run stops, and how much its choice of items may vary. */
export interface RunPolicy {
  /** The only domain to measure, or null for all domains. */
  readonly domain: number | null
  readonly fewestItems: number
  readonly mostItems: number
  /** A run stops when the standard deviation of its overall ability is at most this, in logits. */
  readonly precision: number
  /** A run stops when the next answer is expected to remove a smaller share of the remaining variance. */
  readonly smallestGain: number
  /** The next item is drawn from this many best items with the run's seed. */
  readonly candidates: number
  /** The maximum share of runs, 0 to 1, that can contain an item. Above it, the item is not chosen. */
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

/** Returns the policy of a run that looks closer at one domain. */
export function closerPolicy(domain: number): RunPolicy {
  return { ...overviewPolicy, domain, mostItems: 18, precision: 0.4 }
}

/** Why a run ends. `no_gain` also means that no item is left. */
export type StopReason = 'precise' | 'no_gain' | 'longest'
