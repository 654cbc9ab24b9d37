import { RateLimiterMemory } from 'rate-limiter-flexible'
import { subject } from './subject.ts'
import { throttled } from './throttle.ts'

/**
 * Limits the call rate of an IP address or an account on this server. The counts are kept in memory, because a database
 * write would cost more than the calls that the limit protects. With several servers, each enforces the limit
 * separately.
 */
export interface MemoryBudget {
  /**
   * @param who an IP address or the id of an account
   * @throws AppError `throttled`, with the seconds until the next call may succeed
   */
  take(who: string, points: number): Promise<void>
}

/** The points per address and minute, enough for 2,000 users behind one address who read six items each. */
export const readPointsPerMinute = 12_000

/** The maximum number of pages rendered per address and minute. Above the limit, the browser renders the page. */
export const rendersPerMinute = 60

/** Practice answers per account and minute: more questions than a student can read. */
export const practiceAnswersPerMinute = 60

export function createMemoryBudget(pointsPerMinute: number): MemoryBudget {
  const limiter = new RateLimiterMemory({ points: pointsPerMinute, duration: 60 })
  return {
    take: async (who, points) => {
      await limiter.consume(subject(who), points).catch(throttled)
    },
  }
}
