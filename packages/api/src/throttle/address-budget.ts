import { RateLimiterMemory } from 'rate-limiter-flexible'
import { subject } from './subject.ts'
import { throttled } from './throttle.ts'

/**
 * Limits how many public pages and records an IP address can read. The counts are in the memory of this server, because
 * a database write would cost more than the read.
 */
export interface AddressBudget {
  /** @throws AppError `throttled`, with the seconds until the next call may succeed */
  take(address: string, points: number): Promise<void>
}

/** Points per address and minute. Enough for 2,000 users behind one address who read six items each. */
export const readPointsPerMinute = 12_000

/** Max pages rendered per address and minute. Above the limit, the browser renders the page. */
export const rendersPerMinute = 60

export function createAddressBudget(pointsPerMinute: number): AddressBudget {
  const limiter = new RateLimiterMemory({ points: pointsPerMinute, duration: 60 })
  return {
    take: async (address, points) => {
      await limiter.consume(subject(address), points).catch(throttled)
    },
  }
}
