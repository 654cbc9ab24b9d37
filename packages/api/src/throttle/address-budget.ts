import { RateLimiterMemory } from 'rate-limiter-flexible'
import { throttled } from './refusal.ts'
import { subject } from './subject.ts'

/**
 * Counts what public pages and reads cost by address, in the memory of this server: a row in the database would cost more
 * than the read.
 */
export interface AddressBudget {
  /** @throws AppError `throttled`, with the seconds until the next call may succeed */
  take(address: string, points: number): Promise<void>
}

/** Points of one address in a minute: 2,000 people behind it who read six things each. */
export const readPointsPerMinute = 12_000

/** Pages rendered for one address in a minute. Beyond that the browser renders them. */
export const rendersPerMinute = 60

export function createAddressBudget(pointsPerMinute: number): AddressBudget {
  const limiter = new RateLimiterMemory({ points: pointsPerMinute, duration: 60 })
  return {
    take: async (address, points) => {
      await limiter.consume(subject(address), points).catch(throttled)
    },
  }
}
