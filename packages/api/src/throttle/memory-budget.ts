import { RateLimiterMemory } from 'rate-limiter-flexible'
import { throwThrottled } from './throttle.ts'
import { buildThrottleKey } from './throttle-key.ts'

/**
 * Limits the call rate per IP address or account. The counts are in memory, because writing them to the database would
 * cost more than the calls themselves. Each server applies the limit separately.
 */
export interface MemoryBudget {
  /**
   * @param who an IP address or account id
   * @throws AppError `throttled`, with the seconds until the next call may succeed
   */
  take(who: string, points: number): Promise<void>
}

/** The points per address and minute. Enough for 2,000 users at one address who read six items each. */
export const readPointsPerMinute = 12_000

/**
 * The maximum number of pages to render per address and minute. Beyond this limit, browsers render the pages
 * themselves.
 */
export const rendersPerMinute = 60

/** The maximum number of practice answers per account and minute, which is more than any student can give. */
export const practiceAnswersPerMinute = 60

export function createMemoryBudget(pointsPerMinute: number): MemoryBudget {
  const limiter = new RateLimiterMemory({ points: pointsPerMinute, duration: 60 })
  return {
    take: async (who, points) => {
      await limiter.consume(buildThrottleKey(who), points).catch(throwThrottled)
    },
  }
}
